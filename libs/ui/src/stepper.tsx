import type { MouseEvent } from 'react';
import { classNames } from './class-names';
import { MinusIcon } from './icons/minus';
import { PlusIcon } from './icons/plus';

/** The default maximum: two digits fit the button. */
const COUNT_MAX = 99;

export type StepperProps = {
  /** The current quantity in the basket; 0 shows only the add button. */
  count: number;
  /** The item's name, for the buttons' labels. */
  label: string;
  /** The form field that each button submits with its quantity. */
  name?: string;
  maximum?: number;
  /** The minimum quantity: 1 in a form that adds, 0 where the last step removes. */
  minimum?: number;
  quiet?: boolean;
  disabled?: boolean;
  /** Changes the quantity in place instead of submitting the form. */
  onStep?: (next: number) => void;
};

/**
 * Adds an item, then changes its quantity in place. Both buttons submit their form, so it works before hydration. The
 * plus button stays the same element, so that it keeps the focus.
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
    // The minus button disappears or is disabled at the minimum: move the focus before it is lost.
    if (count - 1 <= minimum)
      event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-step="more"]')?.focus();
    step(count - 1)?.(event);
  };
  const more = (event: MouseEvent<HTMLButtonElement>) => {
    // As above, at the maximum.
    if (on && count + 1 >= maximum)
      event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-step="less"]')?.focus();
    step(count + 1)?.(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds its own legend and border
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
            data-step="less"
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
        onClick={more}
      >
        <PlusIcon />
      </button>
    </span>
  );
}
