import { MinusIcon } from '@storefront/ui/icons/minus';
import { PlusIcon } from '@storefront/ui/icons/plus';
import styles from './CountStepper.module.css';
import { oneFewer, oneMore } from './texts';

export interface CountStepperProps {
  /** What is counted, for screen readers: 'Bags, chilled'. */
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A number between two large buttons. */
export function CountStepper({ label, value, least, most, onChange }: CountStepperProps) {
  const set = (next: number) => () => next >= least && next <= most && onChange(next);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={oneFewer(label)} aria-disabled={value <= least} onClick={set(value - 1)}>
        <MinusIcon />
      </button>
      <output aria-label={label}>{value}</output>
      <button type="button" aria-label={oneMore(label)} aria-disabled={value >= most} onClick={set(value + 1)}>
        <PlusIcon />
      </button>
    </div>
  );
}
