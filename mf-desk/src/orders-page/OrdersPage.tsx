import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, slotLabel, timeLabel } from '@storefront/dates/plain';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { DeskFrame } from '../frame/DeskFrame';
import { Pager } from '../frame/Pager';
import { deskPaths, orderPath } from '../navigation/desk-paths';
import { StatusChip } from '../order-page/StatusChip';
import styles from './OrdersPage.module.css';
import type { OrdersQuery, OrdersRead } from './read-orders';

type FoundOrder = OrdersRead['found']['orders'][number];

/** The orders that match what was typed, newest first. */
export function OrdersPage({ data: { visit, query, found } }: { data: OrdersRead }) {
  const { text, page } = query;
  const { orders, total, limit } = found;
  return (
    <DeskFrame visit={visit} section="orders">
      <h1>Orders</h1>
      <p className="sf-muted" role="status">
        {text ? `${countText(total, 'order')} for “${text}”` : countText(total, 'order')}
      </p>
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderRow key={order.businessOrderId} order={order} />
          ))}
        </ul>
      )}
      {orders.length === 0 && (
        <p className={styles.nothing}>
          No order matches. Search for a number, a name, a phone number, an e-mail address or a postcode.
        </p>
      )}
      <Pager page={page} limit={limit} total={total} hrefOf={(to) => pageHref(query, to)} />
    </DeskFrame>
  );
}

const pageHref = ({ text }: OrdersQuery, page: number): string =>
  `${deskPaths.orders}?${new URLSearchParams({ ...(text && { text }), page: String(page) })}`;

function OrderRow({ order }: { order: FoundOrder }) {
  const { business } = usePageContext();
  const now = currentTime();
  const { businessOrderId, customer, slotStartsAt, slotEndsAt, placedAt, storeName, total, itemCount } = order;
  const when =
    slotStartsAt && slotEndsAt
      ? `${dayLabel(new Date(slotStartsAt), now)}, ${slotLabel(new Date(slotStartsAt), new Date(slotEndsAt))}`
      : `Placed ${dayLabel(new Date(placedAt), now).toLowerCase()} at ${timeLabel(new Date(placedAt))}`;
  return (
    <li>
      <a className={styles.row} href={orderPath(businessOrderId)}>
        <b>{businessOrderId}</b>
        <span className={styles.customer}>{customer}</span>
        <StatusChip status={order.status} method={order.fulfilmentMethod} />
        <span className={styles.when}>
          {when}, {order.fulfilmentMethod}, {storeName}
        </span>
        <span className={styles.items}>{countText(itemCount, 'item')}</span>
        <span className={styles.total}>{formatMoney(total, { currency: business.currency })}</span>
      </a>
    </li>
  );
}
