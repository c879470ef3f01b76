import { type ObjectSchema, ValidationError } from 'yup';
import type { SubmitErrors } from './use-storefront-form';

/** The errors of a form without scripts by the schema that it shares with the page; undefined without one. */
export function wrongFields<Values extends object>(
  schema: ObjectSchema<Values>,
  values: Values,
): SubmitErrors | undefined {
  try {
    schema.validateSync(values, { abortEarly: false });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    return { errors: failure.inner.map(({ path = '', message }) => ({ path, message })) };
  }
}
