import type { Customer } from '@storefront/api/entities/desk/customer';
import { currentTime } from '@storefront/bus/current-time';
import { endLabel, slotDayLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { orderPath } from '../../navigation/desk-paths';
import styles from './panels.module.css';

/** The times and the money that are held for the person. */
export function HeldPanel({ customer: { heldSlots, heldMoney } }: { customer: Customer }) {
  const { business } = usePageContext();
  const now = currentTime();
  if (heldSlots.length + heldMoney.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Held">
      <h2>Held</h2>
      <ul className={styles.list}>
        {heldSlots.map(({ storeName, startsAt, endsAt, expiresAt }) => (
          <li key={startsAt}>
            <div>
              <p>Slot {slotDayLabel(new Date(startsAt), new Date(endsAt), now)}</p>
              <p className={styles.muted}>{storeName}</p>
            </div>
            <span>until {endLabel(new Date(expiresAt), now)}</span>
          </li>
        ))}
        {heldMoney.map(({ businessOrderId, amount, lastFour }) => (
          <li key={businessOrderId}>
            <div>
              <p>
                {formatMoney(amount, { currency: business.currency })}
                {lastFour ? ` on card ${lastFour}` : ' on a card'}
              </p>
              <p className={styles.muted}>
                Order <a href={orderPath(businessOrderId)}>{businessOrderId}</a>, taken when it is picked
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
