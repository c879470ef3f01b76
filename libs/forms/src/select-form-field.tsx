import { SelectField, type SelectFieldProps } from '@storefront/ui/select-field';
import { type BoundForm, fieldBinding } from './field-binding';

export type SelectFormFieldProps = Omit<
  SelectFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'form'
> & { form: BoundForm; name: string };

export function SelectFormField({ form, name, ...field }: SelectFormFieldProps) {
  const { value, ...binding } = fieldBinding(form, name);
  return <SelectField {...field} {...binding} value={value ?? ''} />;
}
