import type { ProblemField } from '@storefront/api/entities/problem';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { oneTimeCodeIncorrect } from '@storefront/messages/verification';
import { submitErrorsOf } from '../forms/submit-errors';

/** The errors of the form that takes a code, by the refusal of the log-in. */
export function codeRefusal(error: { code: string; errors?: readonly ProblemField[] }): SubmitErrors {
  return error.code === 'one_time_code_incorrect'
    ? { errors: [{ path: 'otp', message: oneTimeCodeIncorrect, code: error.code }] }
    : submitErrorsOf(error);
}
