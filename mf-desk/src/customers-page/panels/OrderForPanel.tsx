import type { Customer } from '@storefront/api/entities/desk/customer';
import styles from './panels.module.css';
import { VisitForm } from './VisitForm';

/** Opens the shop to order for a person who is on the phone. */
export function OrderForPanel({ customer: { customer, name } }: { customer: Customer }) {
  return (
    <section className={styles.panel} aria-label="Order by phone">
      <h2>Order by phone</h2>
      <VisitForm label={`Order for ${name}`} whom={{ customer }} />
      <p className={styles.muted}>
        The shop opens in a new tab, for an hour at most. They pay by a link that we email, or in cash.
      </p>
    </section>
  );
}
