import { notCharged } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { PageFrame } from '@storefront/ui/page-frame';
import { Onward } from './Onward';
import type { PlacedOrder } from './placed-order';
import styles from './SuccessPage.module.css';
import { useAfterOrder } from './use-after-order';

/** The order was placed and is not coming: which one, what becomes of the money, and how to go on. */
export function EndedPage({ order }: { order: PlacedOrder }) {
  const { business } = usePageContext();
  useAfterOrder(order);
  return (
    <PageFrame width="single">
      <div className={styles.placed}>
        <img
          src={`/pictures/state-error-${business.brand}/640.webp`}
          alt=""
          width={320}
          height={240}
          className={styles.picture}
        />
        <h1 tabIndex={-1}>Your order is not coming</h1>
        <p>
          {order.isUnpaid ? 'We could not take the payment for order ' : 'It was ended: order '}
          <b className={styles.number}>{order.businessOrderId}</b>
        </p>
        <p>{moneyWords(order)}</p>
        <p className="sf-muted">We have sent you an email with everything in it.</p>
        <Onward orderId={order.orderId} />
      </div>
    </PageFrame>
  );
}

function moneyWords({ method, paymentState }: PlacedOrder): string {
  if (method === 'cash') return 'There is nothing to pay.';
  if (['captured', 'refunding', 'refunded'].includes(paymentState)) return 'What you paid goes back to your card.';
  return paymentState === 'voided' ? notCharged : 'Whatever was set aside or taken goes back to your card.';
}
