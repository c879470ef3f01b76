import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PERSON_NAME_MAX_LENGTH } from '@storefront/api/constants';
import { EMAIL_PATTERN, PERSON_NAME_PATTERN } from '@storefront/api/typed-text';
import { passwordRule, passwordTooLong } from '@storefront/messages/account';
import { emailInvalid, fieldRequired, nameInvalid } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

const name = (label: string) =>
  string()
    .trim()
    .max(PERSON_NAME_MAX_LENGTH)
    .required(fill(fieldRequired, label))
    .matches(new RegExp(PERSON_NAME_PATTERN, 'u'), { message: nameInvalid, excludeEmptyString: true });

/** The API's limits, checked before submitting. */
export const createAccountSchema = object({
  firstName: name('first name'),
  lastName: name('last name'),
  email: string()
    .trim()
    .required(fill(fieldRequired, 'email'))
    .matches(new RegExp(EMAIL_PATTERN), { message: emailInvalid, excludeEmptyString: true }),
  password: string()
    .required(passwordRule)
    .min(PASSWORD_MIN_LENGTH, passwordRule)
    .max(PASSWORD_MAX_LENGTH, passwordTooLong),
});
