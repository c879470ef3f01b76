import type { ProblemField } from '@storefront/api/entities/problem';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { codeIncorrect } from '@storefront/messages/verification';
import { submitErrorsOf } from '../forms/submit-errors';

/** The form's errors by the API's refusal. */
export function codeCheckErrors(error: { code: string; errors?: readonly ProblemField[] }): SubmitErrors {
  const { code } = error;
  return code === 'code_incorrect'
    ? { errors: [{ path: 'verificationCode', message: codeIncorrect, code }] }
    : submitErrorsOf(error);
}
