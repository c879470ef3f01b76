import { TYPED_PASSWORD_MAX_LENGTH } from '@storefront/api/constants';
import { EMAIL_PATTERN } from '@storefront/api/typed-text';
import { object, string } from 'yup';
import { logInTexts } from './texts';

const { emailNeeded, passwordNeeded, codeNeeded } = logInTexts;

const email = string()
  .trim()
  .required(emailNeeded)
  .matches(new RegExp(EMAIL_PATTERN), { message: emailNeeded, excludeEmptyString: true });

export const emailSchema = object({ email });

export const logInSchema = object({
  email,
  password: string().required(passwordNeeded).max(TYPED_PASSWORD_MAX_LENGTH, passwordNeeded),
});

export const codeSchema = object({ code: string().trim().required(codeNeeded) });
