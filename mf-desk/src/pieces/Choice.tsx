import { classNames } from '@storefront/ui/class-names';
import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps {
  /** 'radio' is one of several with the same name. */
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly isBlocked?: boolean;
  readonly children: ReactNode;
}

/** A choice as large as its row. */
export function Choice({ kind, name, isChosen, onChange, isBlocked, children }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, isBlocked && styles.blocked)}>
      <input
        type={kind}
        name={name}
        checked={isChosen}
        disabled={isBlocked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
