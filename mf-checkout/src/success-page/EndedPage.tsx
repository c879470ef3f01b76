import { notCharged } from '@storefront/messages/payment';
import { OrderOutcome } from './OrderOutcome';
import type { PlacedOrder } from './placed-order';
import styles from './SuccessPage.module.css';

/** A placed order that ended: which one, why, and what happens to the money. */
export function EndedPage({ order }: { order: PlacedOrder }) {
  return (
    <OrderOutcome order={order} picture="error" title="Your order has been cancelled">
      <p>
        {order.isUnpaid ? 'We could not take the payment for order ' : 'Order '}
        <b className={styles.number}>{order.businessOrderId}</b>
      </p>
      <p>{refundText(order)}</p>
      <p className="sf-muted">We have sent you an email with everything in it.</p>
    </OrderOutcome>
  );
}

function refundText({ method, paymentState }: PlacedOrder): string {
  if (method === 'cash') return 'There is nothing to pay.';
  if (['captured', 'refunding', 'refunded'].includes(paymentState))
    return 'Your payment will be refunded to your card.';
  return paymentState === 'voided' ? notCharged : 'Any hold or payment on your card will be reversed.';
}
