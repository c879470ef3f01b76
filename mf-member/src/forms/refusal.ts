import type { ProblemField } from '@storefront/api/entities/problem';
import type { Refusal } from '@storefront/forms/use-storefront-form';
import { problemMessage } from '@storefront/messages/problem-message';

/** A declared error in a form: at its fields if the API names them. */
export function refusal({ code, errors }: { code: string; errors?: readonly ProblemField[] }): Refusal {
  // The messages of schema errors are for developers.
  if (code === 'validation_failed' || !errors?.length) return { message: problemMessage({ code }) };
  return { errors };
}
