import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { ProblemCode } from '@storefront/api/problem-codes';
import { Problem, refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { PaymentLinkRow } from '../../payment-links/link-token';
import { assertLinkPays } from '../../payment-links/payer';
import { methodRefused } from '../../stores/accepted-methods';

type Reply = ReplyOf<'POST /payments/make-payment'>;

/** What a shopper would be asked to confirm or to correct: whoever pays by a link can do neither. */
const CHANGES: ReadonlySet<ProblemCode> = new Set([
  'amount_changed',
  'basket_changed',
  'basket_empty',
  'below_minimum_spend',
  'coupon_first_order_only',
  'coupon_used_up',
  'different_store',
  'item_unavailable',
  'order_not_amendable',
  'order_not_payable',
  'out_of_delivery_area',
  'slot_changed',
  'slot_expired',
  'slot_not_at_address',
  'slot_required',
  'slot_units_full',
  'store_closed',
]);

/**
 * Pays a draft by its link: for what it was sent, while it stands. The reply names no basket, which is the shopper's.
 * A payment that was made earlier is of somebody who has not agreed to more, and cash is agreed with the operator.
 * @throws Problem payment_not_extendable, payment_method_not_accepted; payment_link_ended, payment_link_changed; and what
 * the payment refuses
 */
export async function payByLink(
  { db }: ServiceContext,
  link: PaymentLinkRow,
  { paymentMethod, usesEarlierPayment }: BodyOf<'POST /payments/make-payment'>,
  now: Date,
  pay: () => Promise<Reply>,
): Promise<Reply> {
  if (usesEarlierPayment) throw refuse('payment_not_extendable', 'An order is paid in full by its link');
  if (paymentMethod === 'cash') throw methodRefused(paymentMethod);
  await assertLinkPays(db, link, now);
  try {
    return { ...(await pay()), basketToken: null };
  } catch (error) {
    if (error instanceof Problem && CHANGES.has(error.code)) throw refuse('payment_link_changed');
    throw error;
  }
}
