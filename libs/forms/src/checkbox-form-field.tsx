import { Checkbox, type CheckboxProps } from '@storefront/ui/checkbox';
import { type BoundForm, fieldBinding } from './field-binding';

export type CheckboxFormFieldProps = Omit<
  CheckboxProps,
  'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'form'
> & { form: BoundForm; name: string };

/** Bound to a boolean. */
export function CheckboxFormField({ form, name, ...field }: CheckboxFormFieldProps) {
  const { value, ...binding } = fieldBinding(form, name);
  return <Checkbox {...field} {...binding} checked={Boolean(value)} />;
}
