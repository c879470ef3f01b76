import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@storefront/api/constants';
import { passwordRule, passwordsDiffer } from '@storefront/messages/account';
import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { ref, string } from 'yup';

/** Rules that more than one form of an account shares; the API holds the same ones. */
export const required = (what: string) => string().trim().required(fill(fieldRequired, what));
export const email = () =>
  required('email address').matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: emailInvalid, excludeEmptyString: true });
export const newPassword = () =>
  string().required(passwordRule).min(PASSWORD_MIN_LENGTH, passwordRule).max(PASSWORD_MAX_LENGTH, passwordRule);
export const sameAs = (name: string) =>
  string()
    .required(fill(fieldRequired, 'password again'))
    .oneOf([ref(name)], passwordsDiffer);
