import { RadioGroup, type RadioGroupProps } from '@storefront/ui/radio-group';
import { type BoundForm, fieldBinding } from './field-binding';

export type RadioFormFieldProps = Omit<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'error'> & {
  form: BoundForm;
  name: string;
};

export function RadioFormField({ form, name, ...group }: RadioFormFieldProps) {
  const { value, error, onChange } = fieldBinding(form, name);
  return <RadioGroup {...group} name={name} value={value ?? ''} error={error} onChange={onChange} />;
}
