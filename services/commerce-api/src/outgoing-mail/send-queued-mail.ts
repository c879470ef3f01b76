import { HOUR_MS } from '@storefront/api/durations';
import { eq, sql } from 'drizzle-orm';
import { at, rowsOf } from '../database/database.types';
import { type MailKind, outgoingMail, type TextKind } from '../database/schema/mail';
import { brandMail } from '../mail/brand-mail';
import type { QueuedMail, QueuedMessage } from '../mail/mail.types';
import { shopOrigin } from '../mail/shop-origin';
import { type Business, businessById } from '../modules/businesses/businesses.repository';
import { pauseAt } from '../pause-points';
import type { ServiceContext } from '../service-context';
import { composeMail } from './compose-mail';
import { isText, sendText } from './send-text';

/** They are sent one after the other: at six seconds each, all are sent before CLAIM_MS ends. */
const BATCH_SIZE = 10;
/** A mail that a process claimed but did not send is released after this time. */
const CLAIM_MS = 60_000;
/** The delay before the second attempt; it doubles each time. */
const FIRST_RETRY_MS = 1_000;
/** The maximum delay: a mail server is rarely down for longer. */
const MAX_RETRY_MS = HOUR_MS;

/** A row as the driver returns it: PGlite and node-postgres differ in ids and times. */
interface ClaimedRow {
  id: number | string;
  business_id: number | string;
  subject_id: number | string;
  kind: MailKind | TextKind;
  recipient: string;
  tries: number;
  created_at: Date | string;
}

/** What is due. Each process claims different rows; rows of a dead process are released to the others. */
async function claimDue({ db, clock }: ServiceContext): Promise<QueuedMessage[]> {
  const now = clock.now();
  const rows = await rowsOf<ClaimedRow>(
    db,
    sql`update outgoing_mail set next_try_at = ${at(new Date(now.getTime() + CLAIM_MS))}, tries = tries + 1 where id in (
          select id from outgoing_mail where next_try_at <= ${at(now)} order by next_try_at limit ${BATCH_SIZE} for update skip locked
        ) returning id, business_id, kind, subject_id, recipient, tries, created_at`,
  );
  return rows.map(({ id, business_id, subject_id, created_at, ...row }) => ({
    ...row,
    id: Number(id),
    businessId: Number(business_id),
    subjectId: Number(subject_id),
    createdAt: new Date(created_at),
  }));
}

/** @returns whether there was something to send */
async function sendMail(context: ServiceContext, mail: QueuedMail, business: Business): Promise<boolean> {
  const { config, mailer } = context;
  const words = await composeMail[mail.kind](context, mail, business);
  const from = business.settings.contactEmail ?? `orders@${business.hosts[0]}`;
  const about = mail.kind === 'order_confirmation' ? 'order' : mail.kind.replace('_', '-');
  if (!words) return false;
  const html = brandMail(words.html, business, shopOrigin(config, business));
  await mailer.send({ id: `${about}-${mail.subjectId}`, from, to: mail.recipient, ...words, html });
  return true;
}

async function send(context: ServiceContext, message: QueuedMessage): Promise<void> {
  const { db, clock } = context;
  const business = await businessById(context, message.businessId);
  if (!business) throw new Error(`Message ${message.id} belongs to a business that no longer exists`);
  const { kind, ...rest } = message;
  const isSent = isText(kind)
    ? await sendText(context, { ...rest, kind }, business)
    : await sendMail(context, { ...rest, kind }, business);
  await pauseAt('after:mail.waiting.sent');
  if (kind === 'account_deleted' || kind === 'email_changed') {
    // No other row has this address of the person, so a later deletion would not find it.
    await db.delete(outgoingMail).where(eq(outgoingMail.id, message.id));
    return;
  }
  await db
    .update(outgoingMail)
    .set({ sentAt: isSent ? clock.now() : null, nextTryAt: null })
    .where(eq(outgoingMail.id, message.id));
}

/** Sends queued mail and texts. What fails is retried at growing intervals until the server accepts it. */
export async function sendQueuedMail(context: ServiceContext, report: (error: unknown) => void): Promise<void> {
  for (const message of await claimDue(context)) {
    try {
      await send(context, message);
    } catch (error) {
      report(error);
      const wait = Math.min(FIRST_RETRY_MS * 2 ** message.tries, MAX_RETRY_MS);
      const nextTryAt = new Date(context.clock.now().getTime() + wait);
      await context.db.update(outgoingMail).set({ nextTryAt }).where(eq(outgoingMail.id, message.id));
    }
  }
}
