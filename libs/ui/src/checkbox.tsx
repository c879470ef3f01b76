import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  note?: ReactNode;
  /** At the end of the row: a price, or a number of results. */
  end?: ReactNode;
  error?: ReactNode;
  boxed?: boolean;
};

export function Checkbox({ label, note, end, error, boxed, className, id, ...input }: CheckboxProps) {
  const made = useId();
  const errorId = `${id ?? made}-error`;
  return (
    <div>
      <label className={classNames('sf-choice', boxed && 'sf-choice--box', className)}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className="sf-choice__text">
          {label}
          {note && <small>{note}</small>}
        </span>
        {end !== undefined && <span className="sf-choice__end">{end}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
