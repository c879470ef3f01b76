import type { ProblemField } from '@storefront/api/entities/problem';
import type { Refusal } from '@storefront/forms/use-storefront-form';
import { problemMessage } from '@storefront/messages/problem-message';

/** An outcome that an operation declares, as a form shows it: at its fields where the API names them. */
export function refusal({ code, errors }: { code: string; errors?: readonly ProblemField[] }): Refusal {
  // What a schema refused is told in the schema's words, which are for developers.
  if (code === 'validation_failed' || !errors?.length) return { message: problemMessage({ code }) };
  return { errors };
}
