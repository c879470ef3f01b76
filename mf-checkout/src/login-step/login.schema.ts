import { EMAIL_PATTERN } from '@storefront/api/typed-text';
import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

export const loginSchema = object({
  email: string()
    .trim()
    .required(fill(fieldRequired, 'email'))
    .matches(new RegExp(EMAIL_PATTERN), { message: emailInvalid, excludeEmptyString: true }),
  password: string().required(fill(fieldRequired, 'password')),
});
