import type { ProblemField } from '@storefront/api/entities/problem';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { newPasswordFailed } from '@storefront/messages/account';
import { submitErrorsOf } from '../forms/submit-errors';

/** The form's errors by the API's refusal. */
export const newPasswordErrors = (error: { code: string; errors?: readonly ProblemField[] }): SubmitErrors =>
  error.code === 'validation_failed' ? { message: newPasswordFailed } : submitErrorsOf(error);
