import { and, eq, gt, sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../database/database.types';
import { type MailKind, outgoingMail } from '../database/schema/mail';
import { orders } from '../database/schema/order';
import { resetToken } from '../modules/auth/password-reset.service';
import { type Business, businessById } from '../modules/businesses/businesses.repository';
import { isEndedState } from '../modules/orders/end-order';
import { orderView } from '../modules/orders/order-view';
import { lastPayment } from '../modules/payments/payments.repository';
import { pauseAt } from '../pause-points';
import type { ServiceContext } from '../service-context';
import { contactMail } from './contact-mail';
import { orderConfirmation } from './order-confirmation';
import { orderEnded } from './order-ended';
import { passwordMail } from './password-mail';

const BATCH_SIZE = 10;
/** A mail that a process claimed but did not send is released after this time. */
const CLAIM_MS = 60_000;
/** The delay before the second attempt; it doubles each time. */
const FIRST_RETRY_MS = 1_000;
/** The maximum delay: a mail server is rarely down for longer. */
const MAX_RETRY_MS = 3_600_000;

interface QueuedMail {
  id: number | string;
  business_id: number | string;
  subject_id: number | string;
  kind: MailKind;
  recipient: string;
  tries: number;
  created_at: Date | string;
}

/** Mail that is due. Each process claims different rows; rows of a dead process are released to the others. */
function claimDueMail({ db, clock }: ServiceContext): Promise<QueuedMail[]> {
  const now = clock.now();
  return rowsOf<QueuedMail>(
    db,
    sql`update outgoing_mail set next_try_at = ${at(new Date(now.getTime() + CLAIM_MS))}, tries = tries + 1 where id in (
          select id from outgoing_mail where next_try_at <= ${at(now)} order by next_try_at limit ${BATCH_SIZE} for update skip locked
        ) returning id, business_id, kind, subject_id, recipient, tries, created_at`,
  );
}

async function mailTextOf(context: ServiceContext, mail: QueuedMail, business: Business) {
  const { db, keys, clock } = context;
  const { kind, subject_id } = mail;
  if (kind === 'password_reset' || kind === 'password_changed')
    return passwordMail(db, kind, Number(subject_id), business, (id) => resetToken(keys, id), {
      now: clock.now(),
      writtenAt: new Date(mail.created_at),
    });
  if (kind !== 'order_confirmation' && kind !== 'order_ended')
    return contactMail(db, kind, Number(subject_id), business);
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.draftOrderId, Number(subject_id)));
  const view = await orderView(db, order);
  if (kind === 'order_ended') return orderEnded(view, business, await isUnpaid(db, Number(subject_id)));
  if (order && (await exceedsGuestMailLimit(context, mail.recipient, order))) return undefined;
  // There is nothing left to confirm; another mail reports that the order ended.
  return isEndedState(view.status) ? undefined : orderConfirmation(view, business);
}

/**
 * Limits the confirmations of guest orders per e-mail address: a sender can enter a stranger's address and must not
 * fill their mailbox.
 */
export const GUEST_ORDER_MAILS = [
  { count: 5, ms: 3_600_000 },
  { count: 10, ms: 86_400_000 },
] as const;

async function exceedsGuestMailLimit(
  { db, clock, log }: ServiceContext,
  recipient: string,
  { memberId, draftOrderId }: typeof orders.$inferSelect,
): Promise<boolean> {
  if (memberId !== null) return false;
  const now = clock.now().getTime();
  for (const { count, ms } of GUEST_ORDER_MAILS) {
    const [row] = await db
      .select({ sent: sql<number>`count(*)::int` })
      .from(outgoingMail)
      .where(
        and(
          eq(outgoingMail.recipient, recipient),
          eq(outgoingMail.kind, 'order_confirmation'),
          gt(outgoingMail.sentAt, new Date(now - ms)),
        ),
      );
    if ((row?.sent ?? 0) < count) continue;
    log.warn({ draftOrderId }, 'a guest order is not confirmed by mail: the address has reached its limit');
    return true;
  }
  return false;
}

async function isUnpaid(db: Database, draftOrderId: number): Promise<boolean> {
  const payment = await lastPayment(db, draftOrderId);
  return payment?.refusalCode === 'payment_failed';
}

async function sendMail(context: ServiceContext, mail: QueuedMail): Promise<void> {
  const { db, clock, mailer } = context;
  const business = await businessById(context, Number(mail.business_id));
  if (!business) throw new Error(`Mail ${mail.id} belongs to a business that no longer exists`);
  const words = await mailTextOf(context, mail, business);
  const from = business.settings.contactEmail ?? `orders@${business.hosts[0]}`;
  const about = mail.kind === 'order_confirmation' ? 'order' : mail.kind.replace('_', '-');
  if (words) await mailer.send({ id: `${about}-${mail.subject_id}`, from, to: mail.recipient, ...words });
  await pauseAt('after:mail.waiting.sent');
  await db
    .update(outgoingMail)
    .set({ sentAt: words ? clock.now() : null, nextTryAt: null })
    .where(eq(outgoingMail.id, Number(mail.id)));
}

/** Sends queued mail. Failed mail is retried at growing intervals until the mail server accepts it. */
export async function sendQueuedMail(context: ServiceContext, report: (error: unknown) => void): Promise<void> {
  for (const mail of await claimDueMail(context)) {
    try {
      await sendMail(context, mail);
    } catch (error) {
      report(error);
      const wait = Math.min(FIRST_RETRY_MS * 2 ** mail.tries, MAX_RETRY_MS);
      const nextTryAt = new Date(context.clock.now().getTime() + wait);
      await context.db
        .update(outgoingMail)
        .set({ nextTryAt })
        .where(eq(outgoingMail.id, Number(mail.id)));
    }
  }
}
