import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';
import { ChevronDownIcon } from './icons/chevron-down';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    options: { value: string; label: string; disabled?: boolean }[];
    /** What stands there before anything is chosen. */
    placeholder?: string;
  };

/** The platform's own select: on a phone nothing drawn by us is better to use. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <span className="sf-input">
          <select {...select} {...control} className="sf-input__control">
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}
