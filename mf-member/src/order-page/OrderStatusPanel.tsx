import type { Order } from '@storefront/api/entities/order';
import { timeLabel } from '@storefront/dates/plain';
import { isUnderWay, orderSteps, statusMessage } from '../order/order-state.model';
import { inSentence, orderDay, orderWhen } from '../order/order-when.model';
import { StatusTrack } from '../order/StatusTrack';
import styles from './OrderPage.module.css';

/** The order's progress: a sentence, a track, and the time of each step. */
export function OrderStatusPanel({ order, now }: { order: Order; now: number }) {
  const steps = orderSteps(order);
  const reached = steps.filter((step) => step.at);
  const method = order.fulfilmentMethod === 'delivery' ? 'Delivery' : 'Collection';
  return (
    <section className={styles.status} aria-label="Order progress">
      <p className={styles.when}>
        {method} {inSentence(isUnderWay(order) ? orderWhen(order, now) : orderDay(order, now))}
      </p>
      <h2>{statusMessage(order)}</h2>
      <StatusTrack steps={steps} />
      <ul className={styles.events}>
        {reached.map(({ status, word, at = '' }) => (
          <li key={status}>
            <span>{word}</span>{' '}
            <time dateTime={at}>
              {orderDay({ placedAt: at, slotStartsAt: null, slotEndsAt: null }, now)}, {timeLabel(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
