import type { OrderListEntry } from '@storefront/api/entities/order';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { isUnderWay, orderSteps, statusMessage } from '../order/order-state.model';
import { orderHeading } from '../order/order-when.model';
import { StatusTrack } from '../order/StatusTrack';
import styles from './MemberPage.module.css';

/** The next order to arrive, with its slot and progress; else the latest and how it ended. */
export function LatestOrder({ order, now }: { order: OrderListEntry; now: number }) {
  const { business } = usePageContext();
  const underWay = isUnderWay(order);
  const total = formatMoney(order.total, { currency: business.currency });
  return (
    <section className={styles.latest} aria-label="Your latest order">
      <div>
        <p className={styles.quiet}>
          {underWay ? 'Next' : 'Latest'}, order {order.businessOrderId}
        </p>
        <h2>{orderHeading(order, now)}</h2>
        <p className={styles.quiet}>
          {order.storeName}. {countText(order.itemCount, 'item')}, {total}
        </p>
      </div>
      <LinkButton
        className={styles.show}
        kind="quiet"
        href={urlTo('member-orders-orderId', { orderId: String(order.orderId) })}
      >
        See order
      </LinkButton>
      <div className={styles.way}>
        <p className={styles.message}>{statusMessage(order)}</p>
        <StatusTrack steps={orderSteps(order)} />
      </div>
    </section>
  );
}
