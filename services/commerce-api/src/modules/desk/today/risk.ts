import { PICK_ITEM_SECONDS, PICK_PACE_ITEMS, PICK_START_MINUTES } from '@storefront/api/constants';
import { MINUTE_MS, SECOND_MS } from '@storefront/api/durations';
import type { TodayOrder } from '@storefront/api/entities/desk/today';
import type { OrderState } from '../../../states/order-status';

/** How far a batch is. */
export interface BatchProgress {
  begunAt: Date;
  /** Items that were decided since. */
  decided: number;
  /** Items that are still to be decided, of all its orders. */
  left: number;
}

interface OrderProgress {
  status: OrderState;
  /** When it must be picked; null without a slot. */
  pickBy: Date | null;
  /** Items that are still to be decided. */
  left: number;
  /** Undefined while nobody picks it. */
  batch: BatchProgress | undefined;
}

/** Milliseconds that the rest of a batch takes at its own pace, if that is known. */
function timeLeft({ begunAt, decided, left }: BatchProgress, now: Date): number {
  const pace =
    decided < PICK_PACE_ITEMS ? PICK_ITEM_SECONDS * SECOND_MS : (now.getTime() - begunAt.getTime()) / decided;
  return left * pace;
}

/** Why an order may be late; null while it is on time, has no time, or is picked. */
export function riskOf({ status, pickBy, left, batch }: OrderProgress, now: Date): TodayOrder['risk'] {
  if (pickBy === null || (status !== 'sent_to_store' && status !== 'store_accepted_picking')) return null;
  const rest = pickBy.getTime() - now.getTime();
  if (rest <= 0) return 'late';
  if (status === 'sent_to_store') return rest < PICK_START_MINUTES * MINUTE_MS ? 'not_started' : null;
  // Its batch is picked in one walk, so it is done when the batch is.
  const needed = batch ? timeLeft(batch, now) : left * PICK_ITEM_SECONDS * SECOND_MS;
  return needed > rest ? 'behind' : null;
}
