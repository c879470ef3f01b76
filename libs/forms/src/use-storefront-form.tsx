import { type FormikErrors, type FormikHelpers, type FormikValues, getIn, setIn, useFormik } from 'formik';
import { type FormEvent, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { applyServerErrors, type FormStatus } from './apply-server-errors';
import { errorNames } from './error-names';
import { focusFirst } from './focus-field';
import { type FieldProblem, fieldName } from './problem-errors';

/** What a submit answers when the back end refuses: the problem's text and what it says of single fields. */
export type Refusal = { message?: string; errors?: readonly FieldProblem[] };

export type StorefrontFormOptions<Values extends FormikValues> = {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Does the work. A returned refusal is shown; what it throws is not ours and goes on. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<Refusal | undefined>;
  /** The server's names of fields, where they differ from the form's. */
  aliases?: Record<string, string>;
  enableReinitialize?: boolean;
};

/**
 * A form that speaks up when a field is left and when it is sent, never while one types a field for the first time;
 * that shows the server's refusals where its own would stand, and puts the focus on the first of them.
 */
export function useStorefrontForm<Values extends FormikValues>(options: StorefrontFormOptions<Values>) {
  const { initialValues, schema, onSubmit, aliases, enableReinitialize } = options;
  const element = useRef<HTMLFormElement>(null);
  /** What the server refused, with the value it refused: it stays true until that value is another, or is sent again. */
  const refused = useRef(new Map<string, { value: unknown; message: string }>());
  const formik = useFormik<Values>({
    initialValues,
    enableReinitialize,
    validationSchema: schema,
    // Without this a refusal would go when any field is left, and the button would move away under the press that left it.
    validate: (values) => {
      let errors: FormikErrors<Values> = {};
      for (const [name, { value, message }] of refused.current)
        if (getIn(values, name) === value) errors = setIn(errors, name, message);
      return errors;
    },
    validateOnBlur: true,
    // A field that was marked wrong is cleared as soon as it is right; an untouched one shows nothing anyway.
    validateOnChange: true,
    onSubmit: async (values, helpers) => {
      helpers.setStatus({});
      const refusal = await onSubmit(values, helpers);
      if (!refusal) return;
      for (const { path, message } of refusal.errors ?? []) {
        const name = aliases?.[fieldName(path)] ?? fieldName(path);
        const value = getIn(values, name);
        if (value !== undefined) refused.current.set(name, { value, message });
      }
      const first = applyServerErrors({ ...helpers, values }, refusal.errors, aliases);
      if (refusal.message && !refusal.errors?.length) helpers.setStatus({ formErrors: [refusal.message] });
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
    /** Spread on the form element: it is ours to validate, so the browser's own bubbles are off. */
    formProps: { ref: element, noValidate: true, onSubmit: submit },
    /** Spread on the submit button: busy, not disabled, so the focus stays where it is. */
    submitProps: { type: 'submit' as const, busy: formik.isSubmitting },
  };
}

export type StorefrontForm<Values extends FormikValues> = ReturnType<typeof useStorefrontForm<Values>>;
