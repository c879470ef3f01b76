import type { OrderReceipt } from '@storefront/api/entities/order-receipt';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { PaymentState } from '@storefront/api/entities/payment';

export interface PlacedOrder {
  readonly orderId: number;
  /** The order number for people, such as 'PW-7F3K-9QTX-M2HB'. */
  readonly businessOrderId: string;
  /** Minor units. */
  readonly amount: number;
  /** 'cash' is not paid yet, all others are. */
  readonly method: string;
  readonly paymentState: PaymentState;
  readonly status: OrderStatus;
  /** Its amount could not be captured. */
  readonly isUnpaid: boolean;
  /** Whether the new card was saved, or was saved before; null when nobody asked. */
  readonly cardSaving: 'saved' | 'exists' | null;
  /** What was ordered, when and where; null where the back end does not say. */
  readonly receipt: OrderReceipt | null;
  /** Where a guest follows the order from any device; null for a member. */
  readonly followPath: string | null;
  /** The basket that follows the ordered one. */
  readonly basketToken: string | null;
}

const endedStates: readonly OrderStatus[] = ['order_declined', 'order_cancelled', 'store_rejected_order'];

/** The order has ended: its amount could not be captured, or somebody cancelled it. */
export const hasEnded = (status: OrderStatus): boolean => endedStates.includes(status);
