import { TextAreaField, type TextAreaFieldProps } from '@storefront/ui/text-area-field';
import { type BoundForm, fieldBinding } from './field-binding';

export type TextAreaFormFieldProps = Omit<
  TextAreaFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'form'
> & { form: BoundForm; name: string };

export function TextAreaFormField({ form, name, ...field }: TextAreaFormFieldProps) {
  const { value, ...binding } = fieldBinding(form, name);
  return <TextAreaField {...field} {...binding} value={value ?? ''} />;
}
