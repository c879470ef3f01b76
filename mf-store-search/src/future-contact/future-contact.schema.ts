import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

export const futureContactSchema = object({
  email: string()
    .trim()
    .required(fill(fieldRequired, 'email address'))
    .max(EMAIL_MAX_LENGTH, emailInvalid)
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: emailInvalid, excludeEmptyString: true }),
});
