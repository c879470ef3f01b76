import type { OrderListEntry } from '@storefront/api/entities/order';
import { formatDate } from '@storefront/dates/format-date';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Picture } from '@storefront/ui/picture';
import { findOrderLayout } from '@storefront/ui/themes/order-layout';
import { statusWord } from '../order/order-state.model';
import { listedDay } from '../order/order-when.model';
import { placedDay } from '../order/placed-date';
import styles from './OrderRow.module.css';

interface OrderRowProps {
  readonly order: OrderListEntry;
  readonly now: number;
  readonly pending: boolean;
  readonly problem?: string;
  readonly onOrderAgain: () => void;
}

/** A past order in a row: items, date, store, total and 'Order again'. */
export function OrderRow({ order, now, pending, problem, onOrderAgain }: OrderRowProps) {
  const { business } = usePageContext();
  const day = listedDay(order, now);
  return (
    <li className={styles.row}>
      <div className={styles.pictures} aria-hidden="true">
        {order.images.slice(0, 3).map((images) => (
          <Picture key={images.mdpi_1x} images={images} size={56} />
        ))}
      </div>
      <div className={styles.words}>
        <a className={styles.day} href={urlTo('member-orders-orderId', { orderId: String(order.orderId) })}>
          {day}
          <span className="sf-hidden">, order {order.businessOrderId}</span>
        </a>
        <p className="sf-muted sf-small">
          {statusWord(order)}, {order.storeName}. {countText(order.itemCount, 'item')}. Ordered{' '}
          <time dateTime={formatDate(order.placedAt, 'iso')}>
            {placedDay(order.placedAt, now, findOrderLayout(business.brand).orderDates).replace('Today', 'today')}
          </time>
        </p>
      </div>
      <p className={styles.total}>{formatMoney(order.total, { currency: business.currency })}</p>
      <Button kind="quiet" busy={pending} onClick={onOrderAgain}>
        Order again
        <span className="sf-hidden">
          , {day}, order {order.businessOrderId}
        </span>
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
