import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { ProblemCode } from '@storefront/api/problem-codes';
import { Problem, refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { PaymentLinkRow } from '../../payment-links/link-token';
import { assertLinkPays } from '../../payment-links/payer';
import { methodRefused } from '../../stores/accepted-methods';

type Reply = ReplyOf<'POST /payments/make-payment'>;

/** What a shopper would be asked to confirm: whoever pays by a link confirms no other order. */
const CHANGES: ReadonlySet<ProblemCode> = new Set(['amount_changed', 'basket_changed', 'slot_changed']);

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
