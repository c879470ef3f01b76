import { CAPTURE_WITHIN_MS } from '../../ledger/authorisation-time';
import type { PaymentRow } from '../../ledger/payment-ledger';
import { CHECK_AGAIN_MS, later, WATCH_EVERY_MS, WATCH_MS } from '../payment-times';

/** When the payment is checked next; null once its state is final. */
export function nextCheck({ state, createdAt, retryAt }: PaymentRow, now: Date): Date | null {
  if (retryAt && retryAt > now) return retryAt;
  // Nothing is asked while an order waits to be picked, until its authorisation is about to end.
  if (state === 'authorised')
    return new Date(Math.max(createdAt.getTime() + CAPTURE_WITHIN_MS, now.getTime() + CHECK_AGAIN_MS));
  if (state === 'cancelled') return now.getTime() - createdAt.getTime() < WATCH_MS ? later(now, WATCH_EVERY_MS) : null;
  return ['created', 'pending', 'capturing', 'voiding', 'refunding'].includes(state)
    ? later(now, CHECK_AGAIN_MS)
    : null;
}
