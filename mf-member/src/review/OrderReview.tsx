import type { Order } from '@storefront/api/entities/order';
import { StarIcon } from '@storefront/ui/icons/star';
import { Panel } from '@storefront/ui/panel';
import { useState } from 'react';
import styles from './Review.module.css';
import { ReviewForm, type SendReview } from './ReviewForm';
import { starsText } from './StarRating';

/** Whether the shopper has received the order, so that it can be reviewed. */
const wasReceived = ({ status, events }: Pick<Order, 'status' | 'events'>): boolean =>
  status === 'delivered' || (status === 'refunded' && events.some((event) => event.status === 'delivered'));

interface OrderReviewProps {
  readonly order: Pick<Order, 'status' | 'events' | 'review'>;
  readonly send: SendReview;
}

/** The shopper's review of an order, or the form for it once the order has arrived; nothing before. */
export function OrderReview({ order, send }: OrderReviewProps) {
  const [sent, setSent] = useState<Order['review']>(null);
  const review = sent ?? order.review;
  if (!review && !wasReceived(order)) return null;
  return (
    <Panel title={review ? 'Your review' : 'How was it?'}>
      <div role="status">
        {review && (
          <div className="sf-stack">
            {sent && (
              // The button that had the focus is gone.
              <p tabIndex={-1} ref={(thanks) => thanks?.focus()}>
                Thank you. The store will read it.
              </p>
            )}
            <div className={styles.given}>
              {Array.from({ length: review.starRating }, (_, place) => place).map((place) => (
                <StarIcon key={place} />
              ))}
              <span className="sf-hidden">{starsText(review.starRating)}</span>
            </div>
            {review.comment && <p className={styles.comment}>{review.comment}</p>}
          </div>
        )}
      </div>
      {!review && <ReviewForm send={send} onStored={setSent} />}
    </Panel>
  );
}
