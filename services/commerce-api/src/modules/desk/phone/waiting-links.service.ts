import { CUSTOMER_LIST_MAX, MAILS_AGAIN_PER_DAY } from '@storefront/api/constants';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { orders } from '../../../database/schema/order';
import { paymentLinks } from '../../../database/schema/payment-link';
import { stores } from '../../../database/schema/store';
import { queueMailAgain } from '../../../mail/queue-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { openPaymentOf } from '../../ledger/payments.repository';
import { linkState, targetOf } from '../../payment-links/link-state';
import { queueLink } from '../../payment-links/queue-link';
import { releasePlace } from '../../slots/reservation.repository';
import { customerOf, memberRef } from '../customers/customer-of-ref';

async function isOrderOf(db: Database, businessId: number, ref: string) {
  const { member, email } = await customerOf(db, businessId, ref);
  if (member) return eq(orders.memberId, member.id);
  return and(isNull(orders.memberId), sql`${orders.contact} ->> 'email' = ${email}`);
}

/** The links of a business that wait to be paid, of one person or of all. @throws Problem customer_not_found */
export async function waitingLinks(
  db: Database,
  businessId: number,
  { customer }: BodyOf<'POST /desk/payment-links'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/payment-links'>> {
  const rows = await db
    .select({ link: paymentLinks, order: orders, storeName: stores.name })
    .from(paymentLinks)
    .innerJoin(orders, eq(orders.draftOrderId, paymentLinks.draftOrderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(paymentLinks.businessId, businessId),
        isNull(paymentLinks.withdrawnAt),
        gt(paymentLinks.endsAt, now),
        isNull(orders.placedAt),
        customer === undefined ? undefined : await isOrderOf(db, businessId, customer),
      ),
    )
    .orderBy(desc(paymentLinks.createdAt), desc(paymentLinks.id))
    .limit(CUSTOMER_LIST_MAX);
  const links = rows.map(async ({ link, order, storeName }) => ({
    paymentLinkId: link.id,
    name: `${order.contact.firstName} ${order.contact.lastName}`,
    customer: order.memberId === null ? null : memberRef(order.memberId),
    sentAt: link.createdAt.toISOString(),
    endsAt: link.endsAt.toISOString(),
    state: linkState(await targetOf(db, link), now),
    total: link.amount,
    currency: order.currency,
    storeName,
    itemCount: order.itemCount,
    by: link.operatorName,
  }));
  return { links: await Promise.all(links) };
}

/** A link that was not paid and has not ended, its draft locked. @throws Problem payment_link_invalid, payment_link_ended */
async function lockWaiting(tx: Database, linkId: number, now: Date) {
  const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, linkId));
  if (!link) throw refuse('payment_link_invalid');
  await tx.execute(sql`select from orders where draft_order_id = ${link.draftOrderId} for update`);
  const [locked] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, linkId));
  const target = await targetOf(tx, locked ?? link);
  const state = linkState(target, now);
  if (state === 'paid' || state === 'ended') throw refuse('payment_link_ended');
  return { ...target, state };
}

/** Sends a link once more. @throws Problem payment_link_ended, payment_link_changed; mail_limit_reached */
export async function mailLinkAgain(context: ServiceContext, linkId: number, now: Date): Promise<{ mailed: boolean }> {
  await inTransaction(context.db, async (tx) => {
    const { link, order, state } = await lockWaiting(tx, linkId, now);
    // Nobody can pay by it, so its mail would not be sent.
    if (state !== 'open') throw refuse('payment_link_changed');
    if (link.mails >= MAILS_AGAIN_PER_DAY) throw refuse('mail_limit_reached');
    await tx
      .update(paymentLinks)
      .set({ mails: link.mails + 1 })
      .where(eq(paymentLinks.id, linkId));
    await queueLink(context, tx, link, order, now, queueMailAgain);
  });
  return { mailed: true };
}

/** Ends a link, and frees the time that it held: not one that the shopper has taken since. @throws Problem payment_link_ended; payment_in_progress */
export async function withdrawLink({ db }: ServiceContext, linkId: number, now: Date): Promise<{ withdrawn: boolean }> {
  await inTransaction(db, async (tx) => {
    const { link, order, state } = await lockWaiting(tx, linkId, now);
    if (await openPaymentOf(tx, link.draftOrderId)) throw refuse('payment_in_progress');
    await tx.update(paymentLinks).set({ withdrawnAt: now }).where(eq(paymentLinks.id, linkId));
    if (state === 'open' && order.reservationId !== null) await releasePlace(tx, order.basketId, order.reservationId);
  });
  return { withdrawn: true };
}
