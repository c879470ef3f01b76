import { RadioGroup, type RadioGroupProps } from '@storefront/ui/radio-group';
import { TextButton } from '@storefront/ui/text-link';
import { useEffect, useRef } from 'react';
import styles from '../checkout-frame/CheckoutFrame.module.css';

interface PaymentWaysProps extends Pick<RadioGroupProps, 'options' | 'error'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The chosen way in one line: a saved card needs no second choice. */
  readonly isFolded: boolean;
  readonly onUnfold: () => void;
}

/** The ways to pay, or the chosen one with a way to change it. */
export function PaymentWays({ options, value, error, onChange, isFolded, onUnfold }: PaymentWaysProps) {
  const group = useRef<HTMLDivElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    // The pressed button, which had the focus, is gone.
    if (wasFolded.current && !isFolded) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    wasFolded.current = isFolded;
  }, [isFolded]);
  if (isFolded)
    return (
      <p className={styles.billing}>
        <span>
          <b>Pay with</b>
          <span className="sf-muted">{options.find((option) => option.value === value)?.label}</span>
        </span>
        <TextButton aria-label="Change how to pay" onClick={onUnfold}>
          Change
        </TextButton>
      </p>
    );
  return (
    <div ref={group}>
      <RadioGroup
        legend="Pay with"
        name="method"
        boxed
        value={value}
        error={error}
        options={options}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
