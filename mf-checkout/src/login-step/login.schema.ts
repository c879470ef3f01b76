import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

export const loginSchema = object({
  email: string().trim().required(fill(fieldRequired, 'email')).email(emailInvalid),
  password: string().required(fill(fieldRequired, 'password')),
});
