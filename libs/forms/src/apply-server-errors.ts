import { type FieldProblem, fieldName } from './problem-errors';

/** The part of formik's helpers that is needed here. */
export type ErrorTarget = {
  values: object;
  setFieldError: (field: string, message: string) => void;
  setFieldTouched: (field: string, touched?: boolean, validate?: boolean) => unknown;
  setStatus: (status: FormStatus) => void;
};

/** Errors of the form as a whole. */
export type FormStatus = { formErrors?: string[] };

const has = (values: object, name: string) => {
  let place: unknown = values;
  for (const part of name.split('.')) {
    if (typeof place !== 'object' || place === null || !(part in place)) return false;
    place = (place as Record<string, unknown>)[part];
  }
  return true;
};

/**
 * Shows the server's errors at their fields. Errors of unknown fields go to the form's summary, so that none is lost.
 * `aliases` maps the server's names to the form's. @returns the first field with an error
 */
export function applyServerErrors(
  form: ErrorTarget,
  errors: readonly FieldProblem[] = [],
  aliases: Record<string, string> = {},
): string | undefined {
  const named = errors.map(({ path, message }) => ({ name: aliases[fieldName(path)] ?? fieldName(path), message }));
  const own = named.filter(({ name }) => has(form.values, name));
  const rest = named.filter(({ name }) => !has(form.values, name)).map(({ message }) => message);
  for (const { name, message } of [...own].reverse()) {
    form.setFieldTouched(name, true, false);
    form.setFieldError(name, message);
  }
  form.setStatus({ formErrors: rest });
  return own[0]?.name;
}
