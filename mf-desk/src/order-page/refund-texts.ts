import { SUPPORT_GOODWILL_MAX } from '@storefront/api/constants';
import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Order } from '@storefront/api/entities/order';
import type { BodyOf } from '@storefront/api/operation-types';
import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';

/** 'Refund £2.00 to card 4417': what a press does; without a complete choice, what is missing. */
export function refundButton(
  body: BodyOf<'POST /admin/order-refund'> | undefined,
  { payment, lines, totals }: Order,
  money: MoneyOptions,
): string {
  if (!body) return 'Choose what and why';
  const to = payment?.card ? ` to card ${payment.card.lastFour}` : '';
  if (body.kind === 'goodwill') return `Refund ${formatMoney(body.amount ?? 0, money)}${to}`;
  if (body.kind === 'delivery') return `Refund delivery, ${formatMoney(totals.deliveryFee, money)}${to}`;
  const name = lines.find(({ lineId }) => lineId === body.lineId)?.name ?? '';
  return `Refund ${body.quantity} × ${name}${to}`;
}

/** The goodwill that a role may still give for an order, in minor units; undefined without a limit. */
export function goodwillLeft(role: OperatorRole, { refunds = [] }: Pick<Order, 'refunds'>): number | undefined {
  if (role !== 'support') return undefined;
  const given = refunds.reduce((sum, { kind, amount }) => (kind === 'goodwill' ? sum + amount : sum), 0);
  return Math.max(0, SUPPORT_GOODWILL_MAX - given);
}

/** Why a refund was refused. */
export function refundProblem(code: string): string {
  if (code === 'nothing_captured') return 'Nothing was taken for this order yet, so nothing can be given back.';
  if (code === 'refund_too_high') return 'That is more than the order took and has not given back.';
  if (code === 'refund_above_limit') return 'That is more goodwill than you may give. A manager can give it.';
  if (code === 'refund_only_whole') return 'This order can only be refunded as a whole, or as goodwill.';
  return code
    ? 'The refund was refused.'
    : 'No reply came. Press the button again without a change: the refund is made once. Or load the order again to see it.';
}
