import { PIN_LENGTH } from '@storefront/api/constants';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './PinPad.module.css';
import { lockTexts } from './texts';

export interface PinPadProps {
  /** Sends a whole PIN. @returns why it was refused; undefined once it was taken */
  readonly send: (pin: string) => Promise<string | undefined>;
  /** In the place left of the 0. */
  readonly corner?: ReactNode;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Keys for a PIN. Typed digits work too, and the last digit sends it. */
export function PinPad({ send, corner }: PinPadProps) {
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Digits come faster than renderings.
  const typed = useRef('');
  const show = (digits: string) => {
    typed.current = digits;
    setPin(digits);
  };
  const press = async (digit: string) => {
    if (typed.current.length === PIN_LENGTH) return;
    show(typed.current + digit);
    setRefusal(undefined);
    if (typed.current.length < PIN_LENGTH) return;
    setBusy(true);
    setRefusal(await send(typed.current));
    setBusy(false);
    show('');
  };
  const remove = () => {
    if (typed.current.length < PIN_LENGTH) show(typed.current.slice(0, -1));
  };
  const latest = useRef({ press, remove });
  latest.current = { press, remove };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      // A page behind it must not hear the keys: a scanner would pick on a locked handheld.
      event.stopImmediatePropagation();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) latest.current.press(event.key);
      else if (event.key === 'Backspace') latest.current.remove();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, []);
  return (
    <div className={styles.pad}>
      <p className={styles.dots} aria-hidden="true">
        {Array.from({ length: PIN_LENGTH }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no other name than its place
          <span key={place} className={styles.dot} data-filled={place < pin.length || undefined} />
        ))}
      </p>
      <p role="status" className="sf-hidden">
        {isBusy ? lockTexts.checking : pin && `${pin.length} of ${PIN_LENGTH} digits`}
      </p>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <fieldset className={styles.keys}>
        <legend className="sf-hidden">PIN</legend>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={styles.key} data-digit={digit} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.remove} aria-label="Remove the last digit" onClick={remove}>
          <ChevronLeftIcon />
        </button>
        {corner && <div className={styles.corner}>{corner}</div>}
      </fieldset>
    </div>
  );
}
