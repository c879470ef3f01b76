import { NAME_MAX_LENGTH } from '@storefront/api/constants';
import { passwordRule } from '@storefront/messages/account';
import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

/** The API's limits, said before it has to. */
export const createSchema = object({
  firstName: string().trim().max(NAME_MAX_LENGTH).required(fill(fieldRequired, 'first name')),
  lastName: string().trim().max(NAME_MAX_LENGTH).required(fill(fieldRequired, 'last name')),
  email: string().trim().required(fill(fieldRequired, 'email')).email(emailInvalid),
  password: string().required(passwordRule).min(8, passwordRule),
});
