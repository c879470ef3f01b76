import type { ProblemField } from '@storefront/api/entities/problem';
import type { BodyOf } from '@storefront/api/operation-types';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { accountCreateFailed } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { submitErrorsOf } from '../forms/submit-errors';
import type { Registration } from './register.schema';

/** The API's field names that differ from the form's. */
export const registrationAliases = { phoneNumber: 'mobileContactNumber', passwordConfirmation: 'passwordAgain' };

/** What a form asks of the API. */
export function registrationBody(values: Registration): BodyOf<'POST /auth/register'> {
  const referralCode = values.referralCode.trim();
  const mobile = values.mobileContactNumber.trim();
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    emailAddress: values.emailAddress.trim(),
    password: values.password,
    passwordConfirmation: values.passwordAgain,
    whereDidYouHear: values.whereDidYouHear,
    platform: 'web',
    ...(referralCode ? { referralCode } : {}),
    ...(mobile ? { mobileContactNumber: mobile } : {}),
  };
}

/** The form's errors by the API's refusal. */
export function registrationErrors(error: { code: string; errors?: readonly ProblemField[] }): SubmitErrors {
  const { code } = error;
  if (code === 'referral_code_invalid')
    return { errors: [{ path: 'referralCode', message: problemMessage({ code }), code }] };
  if (code === 'email_already_registered')
    return { errors: [{ path: 'emailAddress', message: problemMessage({ code }), code }] };
  return code === 'validation_failed' ? { message: accountCreateFailed } : submitErrorsOf(error);
}
