import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { urlTo } from '@storefront/routes/url-to';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import type { MailKind } from '../database/schema/mail';
import { passwordResets } from '../database/schema/member';
import type { Business } from '../modules/businesses/businesses.repository';
import { escaped, htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

type PasswordMail = Extract<MailKind, 'password_reset' | 'password_changed'>;

/** Queues the mail in the transaction that it reports. */
export function queuePasswordMail(
  tx: Database,
  kind: PasswordMail,
  business: Business,
  about: { subjectId: number; recipient: string },
  now: Date,
): Promise<void> {
  return queueMail(tx, { kind, businessId: business.id, ...about }, now);
}

/** The mail after a password was changed. */
export function passwordChangedMail({ name, settings }: Business, changedAt: Date): MailText {
  return mailText(`Your ${name} password was changed`, [
    `The password of your account with ${name} was changed on ${whenText(changedAt, settings)}. Older links to set a password no longer work.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, ask for a new password on the log-in page now, and contact us. Setting a new one logs everyone else out.',
    name,
  ]);
}

/**
 * The mail with the link to set a new password; undefined when the link expired before a mail server accepted it.
 * @param token of the reset, which is not stored
 */
export async function passwordResetMail(
  db: Database,
  resetId: number,
  { name }: Business,
  token: string,
  now: Date,
): Promise<MailText | undefined> {
  const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.id, resetId));
  if (!reset || reset.usedAt || reset.expiresAt <= now) return undefined;
  const link = `${reset.origin}${urlTo('member-reset-token-token', { token })}`;
  const mail = mailText(`Set a new password for ${name}`, [
    `We received a request for a new password for your account with ${name}. If it was you, set it here within an hour:`,
    link,
    "The link works once. If you did not ask for it, you don't need to do anything: your password stays as it is.",
    name,
  ]);
  const shown = escaped(link);
  return { ...mail, html: mail.html.replace(shown, `<a href="${shown}">${shown}</a>`) };
}

const whenText = (instant: Date, { timeZone }: Business['settings']) =>
  `${dateLabel(instant, timeZone)} at ${timeLabel(instant, timeZone)}`;

const mailText = (subject: string, lines: readonly string[]) => ({
  subject,
  text: lines.join('\n\n'),
  html: htmlPage(lines),
});
