import { TextField, type TextFieldProps } from '@storefront/ui/text-field';
import { type BoundForm, fieldBinding } from './field-binding';

export type TextFormFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'form'> & {
  form: BoundForm;
  name: string;
};

export function TextFormField({ form, name, ...field }: TextFormFieldProps) {
  const { value, ...binding } = fieldBinding(form, name);
  return <TextField {...field} {...binding} value={value ?? ''} />;
}
