import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldWords;

export function TextAreaField({ label, hint, error, optional, hideLabel, id, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id}>
      {(control) => (
        <span className="sf-input">
          <textarea rows={4} {...area} {...control} className="sf-input__control" />
        </span>
      )}
    </Field>
  );
}
