import type { LiveFieldProps } from '@storefront/forms/field-props.types';
import { Checkbox } from '@storefront/ui/checkbox';
import { useId } from 'react';
import layout from './Layout.module.css';

export interface ChoiceOfSomeProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Value[];
  readonly texts: Readonly<Record<Value, string>>;
  readonly chosen: readonly string[];
  readonly onChange: LiveFieldProps['onChange'];
  readonly error: unknown;
}

/** Checkboxes of which at least one is ticked. */
export function ChoiceOfSome<Value extends string>(props: ChoiceOfSomeProps<Value>) {
  const { legend, name, options, texts, chosen, onChange, error } = props;
  const errorId = useId();
  const isWrong = typeof error === 'string';
  return (
    <fieldset className={layout.choices} aria-describedby={isWrong ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={onChange}
          label={texts[value]}
        />
      ))}
      {isWrong && (
        <p id={errorId} className={layout.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
