import type { OrderReceipt } from '@storefront/api/entities/order-receipt';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { PaymentState } from '@storefront/api/entities/payment';
import type { ReplyOf } from '@storefront/api/operation-types';

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
  /** For the page without scripts, which cannot read the shared state: whether a member ordered, and the store. */
  readonly shopper?: { readonly isMember: boolean; readonly storeSlug: string | undefined };
  /** The basket that follows the ordered one. */
  readonly basketToken: string | null;
}

const endedStates: readonly OrderStatus[] = ['order_declined', 'order_cancelled', 'store_rejected_order'];

/** The order has ended: its amount could not be captured, or somebody cancelled it. */
export const hasEnded = (status: OrderStatus): boolean => endedStates.includes(status);

/** The order that a payment has placed; undefined when it placed none. */
export function placedOrderOf(reply: ReplyOf<'POST /payments/verify-payment'>): PlacedOrder | undefined {
  const { orderId, businessOrderId, status } = reply;
  if (!orderId || !businessOrderId || !status) return undefined;
  return {
    orderId,
    businessOrderId,
    amount: reply.amount,
    method: reply.method,
    paymentState: reply.paymentState,
    status,
    isUnpaid: reply.refusal?.code === 'payment_failed',
    cardSaving: reply.cardSaving ?? null,
    receipt: reply.receipt ?? null,
    followPath: reply.followPath ?? null,
    basketToken: reply.basketToken,
  };
}

/** The title of its page. */
export const orderTitle = ({ businessOrderId, status }: PlacedOrder): string =>
  `Order ${businessOrderId} ${hasEnded(status) ? 'ended' : 'placed'}`;
