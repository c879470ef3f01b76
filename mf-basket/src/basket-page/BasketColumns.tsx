import { PageFrame } from '@storefront/ui/page-frame';
import type { ReactNode } from 'react';
import styles from './BasketPage.module.css';

interface BasketColumnsProps {
  /** The brand draws lines instead of cards, over the full width. */
  readonly isRuled: boolean;
  /** The lines, with their heading. */
  readonly children: ReactNode;
  /** Coupon, tip and totals: right of the lines on wide screens, below them on others. */
  readonly beside: ReactNode;
  /** What stays in sight on a phone. */
  readonly bar?: ReactNode;
}

/** The basket with its lines, and what the order costs beside them. */
export function BasketColumns({ isRuled, children, beside, bar }: BasketColumnsProps) {
  return (
    <PageFrame>
      <div className={isRuled ? `${styles.columns} ${styles.wide}` : styles.columns}>
        <div className={styles.lines}>{children}</div>
        <div className={styles.beside}>{beside}</div>
      </div>
      {bar}
    </PageFrame>
  );
}
