import { cardExists, cardSaved } from '@storefront/messages/payment';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { OrderOutcome } from './OrderOutcome';
import type { PlacedOrder } from './placed-order';
import { Receipt } from './Receipt';
import styles from './SuccessPage.module.css';

/** A placed or refunded order: its number and what to have ready. */
export function SuccessPage({ order }: { order: PlacedOrder }) {
  const { business } = usePageContext();
  const isRefunded = order.status === 'refunded';
  const replaced = order.receipt?.replaces;
  const isChanged = order.receipt?.isChanged || replaced;
  const placed = isChanged ? 'Your order has been changed' : (business.copy.orderPlaced ?? 'Your order is placed');
  return (
    <OrderOutcome order={order} picture="order-placed" title={isRefunded ? 'Your order was refunded' : placed}>
      <p>
        Your order number is {order.receipt?.isChanged && 'still '}
        <b className={styles.number}>{order.businessOrderId}</b>
      </p>
      {replaced && (
        <p>
          It replaces order <b className={styles.number}>{replaced}</b>. Anything held or paid for that one goes back to
          you.
        </p>
      )}
      <ToPay order={order} money={formatMoney(order.amount, { currency: business.currency })} />
      {order.cardSaving && <p role="status">{order.cardSaving === 'saved' ? cardSaved : cardExists}</p>}
      {!isRefunded && order.receipt && <Receipt receipt={order.receipt} />}
      {!isRefunded && <p className="sf-muted">We have sent you an email with everything in it.</p>}
    </OrderOutcome>
  );
}

function ToPay({ order: { method, paymentState, status }, money }: { order: PlacedOrder; money: string }) {
  const sum = <b className="sf-num">{money}</b>;
  if (status === 'refunded') return <p>{sum} went back to you.</p>;
  if (method === 'cash') return <p>Please have {sum} ready in cash.</p>;
  if (paymentState === 'authorised' || paymentState === 'capturing')
    return <p>{sum} is held on your card until your order is picked.</p>;
  return <p>You have paid {sum}.</p>;
}
