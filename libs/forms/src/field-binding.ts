import { type FormikProps, type FormikValues, getIn } from 'formik';

/** The part of a form that a bound field needs; every form of useStorefrontForm has it. */
export type BoundForm<Values extends FormikValues = FormikValues> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'handleBlur'
>;

/** A field's value and handlers, and its error once the shopper has visited it. */
// biome-ignore lint/suspicious/noExplicitAny: accepts forms of any value type
export function fieldBinding(form: BoundForm<any>, name: string) {
  const error = getIn(form.touched, name) ? getIn(form.errors, name) : undefined;
  return {
    name,
    value: getIn(form.values, name),
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    error: typeof error === 'string' ? error : undefined,
  };
}
