import type { Customer } from '@storefront/api/entities/desk/customer';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, slotDayLabel } from '@storefront/dates/plain';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useId, useState } from 'react';
import { orderPath } from '../../navigation/desk-paths';
import { StatusChip } from '../../order-page/StatusChip';
import { useSend } from '../../sending/use-send';
import styles from './panels.module.css';

type Order = Customer['orders']['orders'][number];

/** The person's orders, newest first, ten more with each press. */
export function OrdersPanel({ customer: { customer, orders: first } }: { customer: Customer }) {
  const { api, business } = usePageContext();
  const [shown, setShown] = useState(first);
  const { send, isBusy, words } = useSend();
  const id = useId();
  const left = shown.total - shown.orders.length;
  const more = () =>
    send(
      () => api.call('POST /desk/customer-orders', { body: { customer, page: shown.page + 1 } }),
      (next) => {
        setShown({ ...next, orders: [...shown.orders, ...next.orders] });
        return `${next.orders.length} more are shown.`;
      },
    );
  return (
    <div className={styles.panel}>
      <h2 id={id}>Orders</h2>
      {shown.total === 0 && <p className={styles.muted}>No orders yet.</p>}
      {shown.total > 0 && (
        // A scrollable region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Slot</th>
                <th scope="col" className={styles.number}>
                  Items
                </th>
                <th scope="col" className={styles.number}>
                  Total
                </th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {shown.orders.map((order) => (
                <tr key={order.businessOrderId}>
                  <th scope="row">
                    <a href={orderPath(order.businessOrderId)}>{order.businessOrderId}</a>
                  </th>
                  <td>{when(order)}</td>
                  <td className={styles.number}>{order.itemCount}</td>
                  <td className={styles.number}>{formatMoney(order.total, { currency: business.currency })}</td>
                  <td>
                    <StatusChip status={order.status} method={order.fulfilmentMethod} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {words}
      {left > 0 && (
        <Button kind="quiet" busy={isBusy} onClick={more}>
          {left} more
        </Button>
      )}
    </div>
  );
}

function when({ slotStartsAt, slotEndsAt, placedAt }: Order): string {
  const now = currentTime();
  if (slotStartsAt && slotEndsAt) return slotDayLabel(new Date(slotStartsAt), new Date(slotEndsAt), now);
  return `Placed ${dayLabel(new Date(placedAt), now)}`;
}
