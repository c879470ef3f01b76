import type { ProblemField } from '@storefront/api/entities/problem';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { problemMessage } from '@storefront/messages/problem-message';

/** A declared error in a form: at its fields if the API names them. */
export function submitErrorsOf({ code, errors }: { code: string; errors?: readonly ProblemField[] }): SubmitErrors {
  // The messages of schema errors are for developers.
  if (code === 'validation_failed' || !errors?.length) return { message: problemMessage({ code }) };
  return { errors };
}
