import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

export const futureContactSchema = object({
  email: string()
    .trim()
    .required(fill(fieldRequired, 'email address'))
    .max(254, emailInvalid)
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: emailInvalid, excludeEmptyString: true }),
});
