import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { EMAIL_PATTERN } from '@storefront/api/typed-text';
import { emailInvalid, fieldRequired } from '@storefront/messages/checkout';
import { fill } from '@storefront/messages/fill';
import { object, string } from 'yup';

export const futureContactSchema = object({
  email: string()
    .trim()
    .required(fill(fieldRequired, 'email address'))
    .max(EMAIL_MAX_LENGTH, emailInvalid)
    .matches(new RegExp(EMAIL_PATTERN), { message: emailInvalid, excludeEmptyString: true }),
});
