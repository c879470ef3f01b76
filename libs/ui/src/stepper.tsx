import type { MouseEvent } from 'react';
import { classNames } from './class-names';
import { MinusIcon } from './icons/minus';
import { PlusIcon } from './icons/plus';

/** The most that is counted where nothing else is said: two digits fit the button. */
const COUNT_MAX = 99;

export type StepperProps = {
  /** How many are in the basket now. Nought shows the one button that adds. */
  count: number;
  /** What is counted, for the words of the buttons. */
  label: string;
  /** The field that each button sends with the count it asks for. */
  name?: string;
  maximum?: number;
  /** The fewest it goes down to: 1 in a form that adds, 0 where less means remove. */
  minimum?: number;
  quiet?: boolean;
  disabled?: boolean;
  /** Takes a step here instead of sending the form around it. */
  onStep?: (next: number) => void;
};

/**
 * Adds, then counts, in place. Both buttons send the form that they stand in, so it works before the page is awake.
 * The plus stays the same element from first to last, so whoever pressed it keeps the focus.
 */
export function Stepper(props: StepperProps) {
  const { count, label, name = 'quantity', maximum = COUNT_MAX, minimum = 0, quiet, disabled, onStep } = props;
  const on = count > 0;
  const step = (next: number) =>
    onStep &&
    ((event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      onStep(next);
    });
  const less = (event: MouseEvent<HTMLButtonElement>) => {
    // The minus goes away with the last one: hand the focus on before it is lost.
    if (count === 1) event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-step="more"]')?.focus();
    step(count - 1)?.(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <span
      className={classNames('sf-stepper', on && 'sf-stepper--on', quiet && 'sf-stepper--quiet')}
      role="group"
      aria-label={label}
    >
      {on && (
        <>
          <button
            className="sf-stepper__button"
            type="submit"
            name={name}
            value={count - 1}
            data-scripted=""
            disabled={disabled || count <= minimum}
            aria-label={count === 1 && minimum === 0 ? `Remove ${label}` : `One fewer ${label}`}
            onClick={less}
          >
            <MinusIcon />
          </button>
          <span className="sf-stepper__count" aria-hidden="true">
            {count}
          </span>
        </>
      )}
      <span className="sf-hidden" aria-live="polite">
        {on ? `${count} in basket` : ''}
      </span>
      <button
        className="sf-stepper__button"
        type="submit"
        name={name}
        value={count + 1}
        data-step="more"
        disabled={disabled || count >= maximum}
        aria-label={on ? `One more ${label}` : `Add ${label} to basket`}
        onClick={step(count + 1)}
      >
        <PlusIcon />
      </button>
    </span>
  );
}
