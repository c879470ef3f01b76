import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { contactFiles, contactRequests } from '../database/schema/contact';
import type { MailKind } from '../database/schema/mail';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

type Contact = typeof contactRequests.$inferSelect;

/**
 * Queues the notice to the business, if it has an address, and the shopper's receipt, in the transaction of the
 * message.
 */
export async function queueContactMail(tx: Database, business: Business, contact: Contact, now: Date): Promise<void> {
  const { contactEmail } = business.settings;
  const mails: [MailKind, string][] = [
    ...(contactEmail ? [['contact_notice', contactEmail] satisfies [MailKind, string]] : []),
    ['contact_receipt', contact.emailAddress],
  ];
  for (const [kind, recipient] of mails)
    await queueMail(tx, { kind, businessId: business.id, subjectId: contact.id, recipient }, now);
}

const mailText = (subject: string, lines: readonly string[]): MailText => ({
  subject,
  text: lines.join('\n\n'),
  html: htmlPage(lines),
});

function staffNotice(contact: Contact, files: readonly { name: string; size: number }[]): MailText {
  const { reference, firstName, lastName, emailAddress, phoneNumber, orderNumber, subject, message } = contact;
  const from = [`${firstName} ${lastName}`, emailAddress, phoneNumber].filter(Boolean).join(', ');
  const list = files.map(({ name, size }) => `${name} (${Math.ceil(size / 1024)} KB)`).join('\n');
  return {
    ...mailText(`${reference}: ${subject}`, [
      `From ${from}`,
      ...(orderNumber ? [`About order ${orderNumber}`] : []),
      message,
      ...(list ? [`Files, to be had with npm run ops -- contacts ${reference} --save FOLDER:\n${list}`] : []),
    ]),
    replyTo: emailAddress,
  };
}

/**
 * The receipt. It contains nothing that was typed except a subject offered by the business: a sender can enter a
 * stranger's address and must not be able to send them a text of their own.
 */
function receipt({ reference, subject }: Contact, { name, settings }: Business): MailText {
  const known = settings.contactSubjects?.includes(subject);
  return mailText(`We have your message (${reference})`, [
    `Thank you for writing to ${name}.`,
    `We have your message${known ? ` about “${subject}”` : ''}. Its reference is ${reference}, and we will answer within one working day.`,
    "If you did not write to us, someone typed your address by mistake: you don't need to do anything.",
    name,
  ]);
}

async function contactOf(db: Database, contactId: number): Promise<Contact> {
  const [contact] = await db.select().from(contactRequests).where(eq(contactRequests.id, contactId));
  if (!contact) throw new Error(`The message ${contactId} no longer exists`);
  return contact;
}

/** The mail to the business about a message. */
export async function contactNotice(db: Database, contactId: number): Promise<MailText> {
  const files = await db.select().from(contactFiles).where(eq(contactFiles.contactId, contactId));
  return staffNotice(await contactOf(db, contactId), files);
}

/** The mail to the shopper who wrote a message. */
export async function contactReceipt(db: Database, contactId: number, business: Business): Promise<MailText> {
  return receipt(await contactOf(db, contactId), business);
}
