import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from '@storefront/api/constants';
import { EMAIL_PATTERN, PERSON_NAME_PATTERN } from '@storefront/api/typed-text';
import { passwordRule, passwordsDiffer, passwordTooLong } from '@storefront/messages/account';
import { emailInvalid, fieldRequired, nameInvalid } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { ref, string } from 'yup';

/** Rules shared by several account forms; the API has the same ones. */
export const required = (label: string) => string().trim().required(fill(fieldRequired, label));
export const email = () =>
  required('email address').matches(new RegExp(EMAIL_PATTERN), { message: emailInvalid, excludeEmptyString: true });
/** The API's rule for names: they appear in mails, so links are refused. */
export const personName = (label: string) =>
  required(label)
    .max(PERSON_NAME_MAX_LENGTH)
    .matches(new RegExp(PERSON_NAME_PATTERN, 'u'), { message: nameInvalid, excludeEmptyString: true });
export const newPassword = () =>
  string().required(passwordRule).min(PASSWORD_MIN_LENGTH, passwordRule).max(PASSWORD_MAX_LENGTH, passwordTooLong);
/** A password that the account has: it may be older than today's rule, but not longer than any could be. */
export const typedPassword = (label: string, incorrect: string) =>
  required(label).max(TYPED_PASSWORD_MAX_LENGTH, incorrect);
export const sameAs = (name: string) =>
  string()
    .required(fill(fieldRequired, 'password again'))
    .oneOf([ref(name)], passwordsDiffer);
