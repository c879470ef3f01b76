import { WarningIcon } from '@storefront/ui/icons/warning';
import type { ReactNode } from 'react';
import styles from './Dock.module.css';

export interface DockProps {
  /** Why the main action is blocked. */
  readonly reason?: string;
  /** Up to three buttons of the same weight, above the main one. */
  readonly others?: ReactNode;
  /** The main action. */
  readonly children?: ReactNode;
}

/** The actions of a screen, under the thumb. */
export function Dock({ reason, others, children }: DockProps) {
  return (
    <div className={styles.dock}>
      <div className={styles.inner}>
        {others && <div className={styles.others}>{others}</div>}
        <p className={styles.reason} role="status">
          {reason && (
            <>
              <WarningIcon small />
              {reason}
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
