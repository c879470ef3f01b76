import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { PageFrame } from '@storefront/ui/page-frame';
import { Onward } from './Onward';
import type { PlacedOrder } from './placed-order';
import styles from './SuccessPage.module.css';
import { useAfterOrder } from './use-after-order';

/** The order is placed: its number, what to have ready, and where to go from here. */
export function SuccessPage({ order }: { order: PlacedOrder }) {
  const { business } = usePageContext();
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
        <h1 tabIndex={-1}>
          {order.status === 'refunded'
            ? 'Your order was refunded'
            : (business.copy.orderPlaced ?? 'Your order is placed')}
        </h1>
        <p>
          Your order number is <b className={styles.number}>{order.businessOrderId}</b>
        </p>
        <ToPay order={order} money={formatMoney(order.amount, { currency: business.currency })} />
        {order.status !== 'refunded' && <p className="sf-muted">We have sent you an email with everything in it.</p>}
        <Onward orderId={order.orderId} />
      </div>
    </PageFrame>
  );
}

function ToPay({ order: { method, paymentState, status }, money }: { order: PlacedOrder; money: string }) {
  const sum = <b className="sf-num">{money}</b>;
  if (status === 'refunded') return <p>{sum} went back to you.</p>;
  if (method === 'cash') return <p>Please have {sum} ready in cash.</p>;
  if (paymentState === 'authorised') return <p>{sum} is set aside on your card and will be taken shortly.</p>;
  return <p>You have paid {sum}.</p>;
}
