import { type ComponentProps, type ReactNode, useId } from 'react';
import desk from '../style/desk.module.css';
import styles from './DeskField.module.css';

export interface DeskFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** After what is typed: 'g'. */
  readonly unit?: string;
  readonly error?: string;
  readonly hidesLabel?: boolean;
}

/** A field of 56 px, with its label above it. */
export function DeskField({ label, icon, unit, error, hidesLabel, ...rest }: DeskFieldProps) {
  const id = useId();
  return (
    <div className={desk.stack}>
      <label htmlFor={id} className={hidesLabel ? desk.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        {icon}
        <input
          autoComplete="off"
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
