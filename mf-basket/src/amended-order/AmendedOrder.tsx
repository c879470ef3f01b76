import type { AmendedOrder as Amended, Basket } from '@storefront/api/entities/basket';
import { currentTime } from '@storefront/bus/current-time';
import { timeAndDay } from '@storefront/dates/time-and-day';
import { orderNotAmendable } from '@storefront/messages/orders';
import { Notice } from '@storefront/ui/notice';
import type { ReactNode } from 'react';
import styles from './AmendedOrder.module.css';

interface AmendedOrderProps {
  readonly amends: Basket['amends'];
  /** The way out. */
  readonly children: (amends: Amended) => ReactNode;
}

const reasons: Readonly<Record<NonNullable<Amended['refusal']>, string>> = {
  cut_off_passed: `The time for changes has passed. ${orderNotAmendable}`,
  store_began: `The store has started to pick it. ${orderNotAmendable}`,
  order_ended: 'It has been cancelled, so there is no order to change.',
};

/** What was ordered and is not in the basket any more. */
function RemovedLines({ lines }: Pick<Amended, 'lines'>) {
  const removed = (lines ?? []).filter(({ basketLineId }) => basketLineId === null);
  if (removed.length === 0) return null;
  return <p>Taken out: {removed.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.</p>;
}

/** Which order the basket changes and until when, or why it no longer can; nothing for an ordinary basket. */
export function AmendedOrder({ amends, children }: AmendedOrderProps) {
  if (!amends) return null;
  const { businessOrderId, until, refusal } = amends;
  return (
    <section aria-label={`Change of order ${businessOrderId}`} data-order-change>
      <Notice kind={refusal ? 'warning' : 'brand'} role={refusal ? 'alert' : undefined}>
        <div className={styles.words}>
          {refusal ? (
            <p>
              You were changing order <b>{businessOrderId}</b>. {reasons[refusal]}
            </p>
          ) : (
            <p>
              You are changing order <b>{businessOrderId}</b>. It keeps its number, and stays as it is until you confirm
              the change at the checkout
              {until && `, which you can do until ${timeAndDay(new Date(until), currentTime())}`}.
            </p>
          )}
          <RemovedLines lines={amends.lines} />
          {children(amends)}
          <p className="sf-small">You will lose the changes that you have made here.</p>
        </div>
      </Notice>
    </section>
  );
}
