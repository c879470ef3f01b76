import type { ReplyOf } from '@storefront/api/operation-types';
import type { ProblemCode } from '@storefront/api/problem-codes';
import { Problem, refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { PaymentLinkRow } from '../../payment-links/link-token';
import { assertLinkPays } from '../../payment-links/payer';

type Reply = ReplyOf<'POST /payments/make-payment'>;

/** What a shopper would be asked to confirm: whoever pays by a link confirms no other order. */
const CHANGES: ReadonlySet<ProblemCode> = new Set(['amount_changed', 'basket_changed', 'slot_changed']);

/**
 * Pays a draft by its link: for what it was sent, while it stands. The reply names no basket, which is the shopper's.
 * @throws Problem payment_link_ended, payment_link_changed, and what the payment refuses
 */
export async function payByLink(
  { db }: ServiceContext,
  link: PaymentLinkRow,
  now: Date,
  pay: () => Promise<Reply>,
): Promise<Reply> {
  await assertLinkPays(db, link, now);
  try {
    return { ...(await pay()), basketToken: null };
  } catch (error) {
    if (error instanceof Problem && CHANGES.has(error.code)) throw refuse('payment_link_changed');
    throw error;
  }
}
