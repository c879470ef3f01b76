import { Checkbox, type CheckboxProps } from '@storefront/ui/checkbox';
import { getIn } from 'formik';
import { type BoundForm, liveFields } from './live-fields';

export type CheckboxFormFieldProps = Omit<
  CheckboxProps,
  'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'form'
> & { form: BoundForm; name: string };

/** Bound to a boolean. */
export function CheckboxFormField({ form, name, ...field }: CheckboxFormFieldProps) {
  const { value: _text, ...binding } = liveFields(form)(name);
  return <Checkbox {...field} {...binding} checked={Boolean(getIn(form.values, name))} />;
}
