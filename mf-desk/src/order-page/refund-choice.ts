import type { BodyOf } from '@storefront/api/operation-types';
import { priceOf } from '../typed/price-of';

/** What to refund, as it is chosen in the form. */
export interface RefundChoice {
  readonly kind: 'line' | 'delivery' | 'goodwill';
  readonly lineId?: number | undefined;
  readonly quantity: number;
  /** As it was typed: '2.50'. */
  readonly amount: string;
  readonly reason: string;
}

/** The refund to request; undefined while the choice is not complete. */
export function refundBody(
  businessOrderId: string,
  { kind, lineId, quantity, amount, reason }: RefundChoice,
  currency: string,
): BodyOf<'POST /admin/order-refund'> | undefined {
  const common = { businessOrderId, kind, reason: reason.trim() };
  if (!common.reason) return undefined;
  if (kind === 'line') return lineId === undefined ? undefined : { ...common, lineId, quantity };
  if (kind === 'delivery') return common;
  const minor = priceOf(amount, currency);
  return !minor ? undefined : { ...common, amount: minor };
}
