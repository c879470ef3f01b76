import type { Order } from '@storefront/api/entities/order';
import { timeLabel } from '@storefront/dates/plain';
import { useEffect, useState } from 'react';
import { orderSteps, statusMessage } from '../order/order-state.model';
import { orderDay, orderHeading } from '../order/order-when.model';
import { StatusTrack } from '../order/StatusTrack';
import styles from './OrderPage.module.css';

type ProgressOfOrder = Pick<
  Order,
  'status' | 'fulfilmentMethod' | 'placedAt' | 'slotStartsAt' | 'slotEndsAt' | 'events'
> &
  Partial<Pick<Order, 'replacedBy'>> & { readonly isReplaced?: boolean };

/** The order's progress: a sentence, a track, and the time of each step. */
export function OrderStatusPanel({ order, now }: { order: ProgressOfOrder; now: number }) {
  const steps = orderSteps(order);
  const reached = steps.filter((step) => step.at);
  const message = statusMessage(order);
  const [first] = useState(message);
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => setHasChanged((before) => before || message !== first), [message, first]);
  return (
    <section className={styles.status} aria-label="Order progress">
      <p className={styles.when}>{orderHeading(order, now)}</p>
      <h2>{message}</h2>
      {/* Only a change is announced: the heading is read with the page. */}
      <p role="status" className="sf-hidden">
        {hasChanged ? message : ''}
      </p>
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
