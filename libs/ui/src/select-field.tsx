import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';
import { ChevronDownIcon } from './icons/chevron-down';

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    options: { value: string; label: string; disabled?: boolean }[];
    /** Shown before anything is selected. */
    placeholder?: string;
  };

/** The native select, which is the most usable on a phone. */
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
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
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
