import { eq } from 'drizzle-orm';
import { outgoingMail } from '../database/schema/mail';
import { brandMail } from '../mail/brand-mail';
import type { QueuedMail } from '../mail/mail.types';
import { isText } from '../mail/queue-mail';
import { shopOrigin } from '../mail/shop-origin';
import { type Business, businessById } from '../modules/businesses/businesses.repository';
import { pauseAt } from '../pause-points';
import type { ServiceContext } from '../service-context';
import { composeMail } from './compose-mail';
import { sendText } from './send-text';

const FORGOTTEN_WHEN_SENT = new Set<string>(['account_deleted', 'email_changed', 'guest_data_deleted']);

/** @returns whether there was something to send */
async function sendMail(context: ServiceContext, mail: QueuedMail, business: Business): Promise<boolean> {
  const { config, mailer } = context;
  const words = await composeMail[mail.kind](context, mail, business);
  const from = business.settings.contactEmail ?? `orders@${business.hosts[0]}`;
  const about = mail.kind === 'order_confirmation' ? 'order' : mail.kind.replace('_', '-');
  if (!words) return false;
  // A mail that is sent again must not be taken for a copy of the first: mailboxes hide those.
  const html = brandMail(words.html, business, shopOrigin(config, business));
  await mailer.send({
    id: `${about}-${mail.subjectId}-${mail.createdAt.getTime()}`,
    from,
    to: mail.recipient,
    ...words,
    html,
  });
  return true;
}

/**
 * Sends a mail or a text of the outbox; nothing if its person was deleted.
 * @throws Error when it is not accepted now
 */
export async function sendMessage(context: ServiceContext, messageId: number): Promise<void> {
  const { db, clock } = context;
  const ofMessage = eq(outgoingMail.id, messageId);
  const [message] = await db.select().from(outgoingMail).where(ofMessage);
  if (!message || message.sentAt) return;
  const business = await businessById(context, message.businessId);
  if (!business) throw new Error(`Message ${message.id} belongs to a business that no longer exists`);
  const { kind, ...rest } = message;
  const isSent = isText(kind)
    ? await sendText(context, { ...rest, kind }, business)
    : await sendMail(context, { ...rest, kind }, business);
  await pauseAt('after:mail.waiting.sent');
  // No other row has this address of the person, so a later deletion would not find it.
  if (FORGOTTEN_WHEN_SENT.has(kind)) await db.delete(outgoingMail).where(ofMessage);
  else if (isSent) await db.update(outgoingMail).set({ sentAt: clock.now() }).where(ofMessage);
}
