import type { Tote as ToteLetter } from '@storefront/api/entities/desk/pick-list';
import { classNames } from '@storefront/ui/class-names';
import styles from './Tote.module.css';
import { intoTotes, noneForTote, toteName } from './texts';

/** The small sign of a tote: its colour and its letter, never the colour alone. */
export function ToteSign({ tote }: { tote: ToteLetter }) {
  return (
    <span className={classNames(styles.sign, styles[tote])} role="img" aria-label={toteName(tote)}>
      {tote}
    </span>
  );
}

export interface ToteShare {
  readonly tote: ToteLetter;
  /** How many go into it; with a unit for what is weighed. */
  readonly amount: number;
}

/** The totes of a batch as they stand in the trolley, with what goes into each; the others are dashed. */
export function Totes({ shares }: { shares: readonly ToteShare[] }) {
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ul className={styles.totes} aria-label={intoTotes(total)}>
      {shares.map(({ tote, amount }) => (
        <li key={tote} className={classNames(styles.tote, amount > 0 && styles.filled, amount > 0 && styles[tote])}>
          <b>{tote}</b>
          <span className={amount > 0 ? styles.amount : styles.none}>{amount > 0 ? amount : noneForTote}</span>
        </li>
      ))}
    </ul>
  );
}
