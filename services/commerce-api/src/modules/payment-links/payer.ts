import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { paymentLinks } from '../../database/schema/payment-link';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import { linkState, targetOf } from './link-state';
import type { PaymentLinkRow } from './link-token';

/** The link with which this session pays a draft; undefined for one that has opened none for it. */
export async function linkOfPayer(
  db: Database,
  draftOrderId: number,
  { details }: Caller,
): Promise<PaymentLinkRow | undefined> {
  if (!details) return undefined;
  const [link] = await db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.draftOrderId, draftOrderId), eq(paymentLinks.payer, details.owner)));
  return link;
}

/**
 * Refuses to pay by a link whose time is over, or whose order has changed. An order that is placed gets its reply.
 * @throws Problem payment_link_ended, payment_link_changed
 */
export async function assertLinkPays(db: Database, link: PaymentLinkRow, now: Date): Promise<void> {
  const state = linkState(await targetOf(db, link), now);
  if (state === 'ended') throw refuse('payment_link_ended');
  if (state === 'changed') throw refuse('payment_link_changed');
}

/** Refuses, under the lock of the draft, a link that was withdrawn or whose draft was changed a moment ago. */
export async function assertLinkStands(
  tx: Database,
  { draftOrderId, version }: OrderRow,
  caller: Caller,
): Promise<void> {
  const link = await linkOfPayer(tx, draftOrderId, caller);
  if (!link) throw refuse('order_not_found');
  if (link.withdrawnAt !== null) throw refuse('payment_link_ended');
  if (link.orderVersion !== version) throw refuse('payment_link_changed');
}
