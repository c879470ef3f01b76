import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldWords & {
    /** Inside the box before and after the input: an icon, a button. */
    leading?: ReactNode;
    trailing?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  leading,
  trailing,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span className="sf-input">
          {leading}
          <input type="text" {...input} {...control} className="sf-input__control" />
          {trailing}
        </span>
      )}
    </Field>
  );
}
