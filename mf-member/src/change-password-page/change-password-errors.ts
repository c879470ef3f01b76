import type { ProblemField } from '@storefront/api/entities/problem';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { newPasswordFailed, passwordFreshLogin } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { submitErrorsOf } from '../forms/submit-errors';

/** The errors of a form of the page by the API's refusal. */
export function changePasswordErrors(error: { code: string; errors?: readonly ProblemField[] }): SubmitErrors {
  const { code } = error;
  if (code === 'current_password_incorrect')
    return { errors: [{ path: 'currentPassword', message: problemMessage({ code }), code }] };
  if (code === 'fresh_login_needed') return { message: passwordFreshLogin };
  return code === 'validation_failed' ? { message: newPasswordFailed } : submitErrorsOf(error);
}
