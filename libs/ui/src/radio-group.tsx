import { type ChangeEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

type RadioOption = {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: RadioOption[];
  value?: string;
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
  boxed?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, defaultValue, hint, error, boxed, onChange } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="sf-choices" aria-describedby={described}>
      <legend className="sf-choices__legend">{legend}</legend>
      {hint && (
        <p className="sf-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className={classNames('sf-choice', boxed && 'sf-choice--box')}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={
              value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
            }
            aria-invalid={error ? true : undefined}
            onChange={onChange}
            readOnly={value !== undefined && !onChange}
          />
          <span className="sf-choice__text">
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
          {option.end !== undefined && <span className="sf-choice__end">{option.end}</span>}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
