import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import type { PlacedOrder } from './placed-order';
import styles from './SuccessPage.module.css';
import { useAfterOrder } from './use-after-order';

/** The order is placed: its number, what to have ready, and where to go from here. */
export function SuccessPage({ order }: { order: PlacedOrder }) {
  const { business } = usePageContext();
  const session = useStore(shared.session);
  const store = useStore(shared.store);
  const money = formatMoney(order.amount, { currency: business.currency });
  useAfterOrder(order);
  return (
    <PageFrame width="single">
      <div className={styles.placed}>
        <img
          src={`/pictures/state-order-placed-${business.brand}/640.webp`}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
        <h1 tabIndex={-1}>{business.copy.orderPlaced ?? 'Your order is placed'}</h1>
        <p>
          Your order number is <b className={styles.number}>{order.businessOrderId}</b>
        </p>
        {order.method === 'cash' ? (
          <p>
            Please have <b className="sf-num">{money}</b> ready in cash.
          </p>
        ) : (
          <p>
            You have paid <b className="sf-num">{money}</b>.
          </p>
        )}
        <p className="sf-muted">We have sent you an email with everything in it.</p>
        <div className={styles.onward}>
          {session.strategy === 'member' && (
            <LinkButton href={urlTo('member-orders-orderId', { orderId: String(order.orderId) })}>
              See your order
            </LinkButton>
          )}
          <LinkButton kind="quiet" href={store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('index')}>
            Keep shopping
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
