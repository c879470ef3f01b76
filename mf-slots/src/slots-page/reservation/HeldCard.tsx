import { slotKeptHowLong } from '@storefront/messages/slots';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { type ReactNode, useId } from 'react';
import styles from './HeldCard.module.css';

interface HeldCardProps {
  /** 'Today, 5–6pm'. */
  readonly label: string;
  /** How long, after the words 'is yours': 'until 8pm', or a countdown after 'for'. */
  readonly left: ReactNode;
  /** 'Delivery £2.00'. */
  readonly price?: string;
  /** The last minutes. */
  readonly isUrgent?: boolean;
  readonly extend?: ReactNode;
  readonly onward: ReactNode;
}

/** The held time: a card beside the times, and a bar at the bottom of a phone. */
export function HeldCard({ label, left, price, isUrgent, extend, onward }: HeldCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        Held for you
      </h2>
      <p className={styles.label}>{label}</p>
      {price && <p className={styles.price}>{price}</p>}
      <p className={isUrgent ? `${styles.left} ${styles.urgent}` : styles.left}>
        <ClockIcon small />
        <span>
          <span className={styles.words}>is yours </span>
          {left}
        </span>
      </p>
      <p className={styles.wide}>You can change it right up to checkout.</p>
      {extend && <div className={styles.extend}>{extend}</div>}
      <div className={styles.onward}>{onward}</div>
    </section>
  );
}

/** In the card's place on a wide screen while no time is held, so that nothing moves when one is. */
export const NothingHeld = () => (
  <div className={`${styles.card} ${styles.nothing}`}>
    <ClockIcon />
    <p className={styles.label}>No time held yet</p>
    <p>{slotKeptHowLong}</p>
  </div>
);
