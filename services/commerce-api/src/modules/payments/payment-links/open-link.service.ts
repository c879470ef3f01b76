import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { isPlaced } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { paymentLinks } from '../../../database/schema/payment-link';
import type { Caller } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { openPaymentOf } from '../../ledger/payments.repository';
import { targetOf } from '../../payment-links/link-state';
import { linkOfToken, type PaymentLinkRow } from '../../payment-links/link-token';
import { linkView } from './link-view';

/**
 * Lets a session pay the draft of a link in place of the one that opened it before. Who pays right now keeps it, so that a
 * second browser takes no payment away from the one at the bank; the order's own member may still open it.
 * @throws Problem payment_in_progress
 */
async function claimLink(tx: Database, { id, draftOrderId }: PaymentLinkRow, owner: string, { member }: Caller) {
  const [order] = await tx.select().from(orders).where(eq(orders.draftOrderId, draftOrderId)).for('update');
  const [link] = await tx.select({ payer: paymentLinks.payer }).from(paymentLinks).where(eq(paymentLinks.id, id));
  const isTheirs = link?.payer === owner || (member !== undefined && order?.memberId === member.memberId);
  if (!isTheirs && order && !isPlaced(order) && (await openPaymentOf(tx, draftOrderId)))
    throw refuse('payment_in_progress');
  // A session pays one draft: the one whose link it opened last.
  const isOfAnother = and(eq(paymentLinks.payer, owner), ne(paymentLinks.id, id));
  await tx.update(paymentLinks).set({ payer: null }).where(isOfAnother);
  await tx.update(paymentLinks).set({ payer: owner }).where(eq(paymentLinks.id, id));
}

/**
 * Opens a link: this session may pay its draft from now on, in place of the one that opened it before. It logs nobody in.
 * @throws Problem guest_session_required, payment_link_invalid; payment_in_progress while another session pays
 */
export async function openPaymentLink(
  context: ServiceContext,
  business: Business,
  token: string,
  caller: Caller,
  now: Date,
): Promise<PaymentLink> {
  const { details } = caller;
  if (!details) throw refuse('guest_session_required');
  const { db, keys } = context;
  const link = await linkOfToken(db, keys, business.id, token);
  await inTransaction(db, (tx) => claimLink(tx, link, details.owner, caller));
  return linkView(context, business, await targetOf(db, link), now);
}

/** The link that this session has opened last. @throws Problem payment_link_invalid when it has opened none */
export async function openedPaymentLink(
  context: ServiceContext,
  business: Business,
  { details }: Caller,
  now: Date,
): Promise<PaymentLink> {
  const { db } = context;
  const isTheirs = and(eq(paymentLinks.payer, details?.owner ?? ''), eq(paymentLinks.businessId, business.id));
  const [link] = await db.select().from(paymentLinks).where(isTheirs);
  if (!link) throw refuse('payment_link_invalid');
  return linkView(context, business, await targetOf(db, link), now);
}
