import type { Customer } from '@storefront/api/entities/desk/customer';
import styles from './panels.module.css';

/** The member's points and rewards. */
export function RewardsPanel({ rewards: { points, coupons } }: { rewards: NonNullable<Customer['rewards']> }) {
  return (
    <section className={styles.panel} aria-label="Rewards">
      <h2>Rewards</h2>
      <dl className={styles.pairs}>
        <dt>Points or stamps</dt>
        <dd>{points.toLocaleString('en-GB')}</dd>
        <dt>Rewards to use</dt>
        <dd>{coupons}</dd>
      </dl>
    </section>
  );
}
