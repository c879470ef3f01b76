import { type FormikProps, type FormikValues, getIn } from 'formik';
import type { LiveFieldProps } from './field-props.types';

/** The part of a form that its fields need; every form of useStorefrontForm has it. */
export type BoundForm<Values extends FormikValues = FormikValues> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'handleBlur'
>;

/** The props of a form's fields with scripts. A field shows its error once the shopper has visited it. */
// biome-ignore lint/suspicious/noExplicitAny: accepts forms of any value type
export function liveFields(form: BoundForm<any>) {
  return (name: string): LiveFieldProps => {
    const error = getIn(form.touched, name) ? getIn(form.errors, name) : undefined;
    return {
      name,
      value: getIn(form.values, name) ?? '',
      onChange: form.handleChange,
      onBlur: form.handleBlur,
      error: typeof error === 'string' ? error : undefined,
    };
  };
}
