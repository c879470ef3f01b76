import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { urlTo } from '@storefront/routes/url-to';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import type { MailKind } from '../database/schema/mail';
import { memberIdentities, memberPasskeys, members, passwordResets } from '../database/schema/member';
import type { Business } from '../modules/businesses/businesses.repository';
import { escaped, htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { providerNames } from './provider-mail';
import { queueMail } from './queue-mail';

type PasswordMail = Extract<MailKind, 'password_reset' | 'password_changed' | 'password_added' | 'password_removed'>;

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

/** The mail after a password was changed. It names what else logs in, because that stays. */
export async function passwordChangedMail(
  db: Database,
  recipient: string,
  { id: businessId, name, settings }: Business,
  changedAt: Date,
): Promise<MailText> {
  const others = await otherWays(db, businessId, recipient);
  return mailText(`Your ${name} password was changed`, [
    `The password of your account with ${name} was changed on ${whenText(changedAt, settings)}. Older links to set a password no longer work.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, ask for a new password on the log-in page now, and contact us. Setting a new one logs everyone else out.',
    ...(others.length > 0
      ? [
          `You can still log in with these: ${others.join(', ')}. Remove any that you did not add, under Log-in and devices in your account.`,
        ]
      : []),
    name,
  ]);
}

/** The mail after a password was added to an account that had none. */
export const passwordAddedMail = ({ name, settings }: Business, addedAt: Date): MailText =>
  mailText(`A password was added to your ${name} account`, [
    `You can log in to your account with ${name} with your email address and a password since ${whenText(addedAt, settings)}.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, ask for a new password on the log-in page now, and contact us. Setting a new one logs everyone else out.',
    name,
  ]);

/** The mail after a password was removed. It names what still logs in. */
export async function passwordRemovedMail(
  db: Database,
  recipient: string,
  { id: businessId, name, settings }: Business,
  removedAt: Date,
): Promise<MailText> {
  const others = await otherWays(db, businessId, recipient);
  return mailText(`The password was removed from your ${name} account`, [
    `The password of your account with ${name} was removed on ${whenText(removedAt, settings)}, and your other devices were logged out.`,
    ...(others.length > 0 ? [`You can log in with these: ${others.join(', ')}.`] : []),
    "If that was you, you don't need to do anything.",
    'If it was not you, ask for a new password on the log-in page now, and contact us. Setting a new one logs everyone else out.',
    name,
  ]);
}

/** The providers and passkeys of an account, in words: 'Google', 'the passkey “Phone”'. */
async function otherWays(db: Database, businessId: number, emailAddress: string): Promise<string[]> {
  const ofMember = and(eq(members.businessId, businessId), eq(members.emailAddress, emailAddress));
  const providers = await db
    .select({ provider: memberIdentities.provider })
    .from(memberIdentities)
    .innerJoin(members, eq(members.id, memberIdentities.memberId))
    .where(ofMember)
    .orderBy(asc(memberIdentities.createdAt));
  const passkeys = await db
    .select({ name: memberPasskeys.name })
    .from(memberPasskeys)
    .innerJoin(members, eq(members.id, memberPasskeys.memberId))
    .where(ofMember)
    .orderBy(asc(memberPasskeys.createdAt));
  return [
    ...providers.map(({ provider }) => providerNames[provider]),
    ...passkeys.map(({ name }) => `the passkey “${name}”`),
  ];
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
