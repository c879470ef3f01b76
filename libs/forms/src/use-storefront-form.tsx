import {
  type FormikErrors,
  type FormikHelpers,
  type FormikTouched,
  type FormikValues,
  getIn,
  setIn,
  useFormik,
} from 'formik';
import { type FormEvent, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { applyServerErrors, type FormStatus } from './apply-server-errors';
import { errorNames } from './error-names';
import { focusFirst } from './focus-field';
import { type FieldProblem, fieldName } from './problem-errors';

/** The result of a refused submit: the problem's text and its field errors. */
export type SubmitErrors = { message?: string; errors?: readonly FieldProblem[] };

export type StorefrontFormOptions<Values extends FormikValues> = {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Submits the values. A returned refusal is shown; an error that it throws is passed on. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<SubmitErrors | undefined>;
  /** The server's field names that differ from the form's. */
  aliases?: Record<string, string>;
  enableReinitialize?: boolean;
  /** The refusal of the same form before any script: shown at once, each error until its field changes. */
  refusedBefore?: { errors: Readonly<Record<string, string>>; message?: string };
};

/**
 * A form that validates a field when it is left and all fields on submit, never while a field is typed for the first
 * time. It shows the server's errors like its own and focuses the first one.
 */
export function useStorefrontForm<Values extends FormikValues>(options: StorefrontFormOptions<Values>) {
  const { initialValues, schema, onSubmit, aliases, enableReinitialize, refusedBefore } = options;
  const errorsBefore = Object.entries(refusedBefore?.errors ?? {});
  const element = useRef<HTMLFormElement>(null);
  /** The server's errors with the refused values: each stays until its value changes or is sent again. */
  const refused = useRef(
    new Map<string, { value: unknown; message: string }>(
      errorsBefore.map(([name, message]) => [name, { value: getIn(initialValues, name), message }]),
    ),
  );
  const formik = useFormik<Values>({
    initialValues,
    initialErrors: Object.fromEntries(errorsBefore) as FormikErrors<Values>,
    initialTouched: Object.fromEntries(errorsBefore.map(([name]) => [name, true])) as FormikTouched<Values>,
    initialStatus: refusedBefore?.message ? { formErrors: [refusedBefore.message] } : undefined,
    enableReinitialize,
    validationSchema: schema,
    // Otherwise leaving any field would remove the error, and the button would move under the pointer that pressed it.
    validate: (values) => {
      let errors: FormikErrors<Values> = {};
      for (const [name, { value, message }] of refused.current)
        if (getIn(values, name) === value) errors = setIn(errors, name, message);
      return errors;
    },
    validateOnBlur: true,
    // A field with an error is validated while typing, so that the error disappears at once.
    validateOnChange: true,
    onSubmit: async (values, helpers) => {
      helpers.setStatus({});
      const submitErrors = await onSubmit(values, helpers);
      if (!submitErrors) return;
      for (const { path, message } of submitErrors.errors ?? []) {
        const name = aliases?.[fieldName(path)] ?? fieldName(path);
        const value = getIn(values, name);
        if (value !== undefined) refused.current.set(name, { value, message });
      }
      const first = applyServerErrors({ ...helpers, values }, submitErrors.errors, aliases);
      if (submitErrors.message && !submitErrors.errors?.length)
        helpers.setStatus({ formErrors: [submitErrors.message] });
      if (first) focusAfterPaint([first]);
    },
  });

  const focusAfterPaint = (names: string[]) => requestAnimationFrame(() => focusFirst(element.current, names));

  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (formik.isSubmitting) return;
    refused.current.clear();
    const errors = await formik.validateForm();
    const wrong = errorNames(errors);
    await formik.submitForm();
    if (wrong.length > 0) focusAfterPaint(wrong);
  };

  const status: FormStatus = formik.status ?? {};
  return {
    ...formik,
    formErrors: status.formErrors ?? [],
    /** Props of the form element; the browser's own validation is off. */
    formProps: { ref: element, noValidate: true, onSubmit: submit },
    /** Props of the submit button. While busy it is not disabled, so it keeps the focus. */
    submitProps: { type: 'submit' as const, busy: formik.isSubmitting },
  };
}
