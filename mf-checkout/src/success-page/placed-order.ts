import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { PaymentState } from '@storefront/api/entities/payment';

export interface PlacedOrder {
  readonly orderId: number;
  /** The number that people use, such as 'PW-7F3K-9QTX-M2HB'. */
  readonly businessOrderId: string;
  /** Minor units. */
  readonly amount: number;
  /** 'cash' is yet to be paid, all else was. */
  readonly method: string;
  readonly paymentState: PaymentState;
  readonly status: OrderStatus;
  /** Its sum was not to be had. */
  readonly isUnpaid: boolean;
  /** The basket that follows the ordered one. */
  readonly basketToken: string | null;
}

const endings: readonly OrderStatus[] = ['order_declined', 'order_cancelled', 'store_rejected_order'];

/** Nobody is picking it any more: its sum was not to be had, or somebody ended it. */
export const hasEnded = (status: OrderStatus): boolean => endings.includes(status);
