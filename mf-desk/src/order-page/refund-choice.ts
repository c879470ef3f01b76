import type { BodyOf } from '@storefront/api/operation-types';

/** What to refund, as it is chosen in the form. */
export interface RefundChoice {
  readonly kind: 'line' | 'delivery' | 'goodwill';
  readonly lineId?: number | undefined;
  readonly quantity: number;
  /** As it was typed: '2.50'. */
  readonly amount: string;
  readonly reason: string;
}

/** An amount as it was typed, in minor units; undefined when it is none. */
export function minorOf(typed: string): number | undefined {
  const found = /^\s*£?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed);
  if (!found) return undefined;
  const minor = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}

/** The refund to request; undefined while the choice is not complete. */
export function refundBody(
  businessOrderId: string,
  { kind, lineId, quantity, amount, reason }: RefundChoice,
): BodyOf<'POST /admin/order-refund'> | undefined {
  const common = { businessOrderId, kind, reason: reason.trim() };
  if (!common.reason) return undefined;
  if (kind === 'line') return lineId === undefined ? undefined : { ...common, lineId, quantity };
  if (kind === 'delivery') return common;
  const minor = minorOf(amount);
  return minor === undefined ? undefined : { ...common, amount: minor };
}
