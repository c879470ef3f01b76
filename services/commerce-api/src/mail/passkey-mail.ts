import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { memberPasskeys, members } from '../database/schema/member';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

/** Queues the mail to a member about a passkey that was added or removed. */
export async function queuePasskeyMail(
  tx: Database,
  kind: 'passkey_added' | 'passkey_removed',
  { businessId, memberId }: { businessId: number; memberId: number },
  passkeyId: number,
  now: Date,
): Promise<void> {
  const [member] = await tx.select({ recipient: members.emailAddress }).from(members).where(eq(members.id, memberId));
  if (member) await queueMail(tx, { kind, businessId, subjectId: passkeyId, ...member }, now);
}

const mailText = (subject: string, lines: readonly string[]): MailText => ({
  subject,
  text: lines.join('\n\n'),
  html: htmlPage(lines),
});

/** The mail about a passkey that was added; undefined when it has been removed meanwhile. */
export async function passkeyAddedMail(
  db: Database,
  passkeyId: number,
  { name }: Business,
): Promise<MailText | undefined> {
  const [passkey] = await db.select().from(memberPasskeys).where(eq(memberPasskeys.id, passkeyId));
  if (!passkey) return undefined;
  return mailText(`A passkey was added to your ${name} account`, [
    `You can now log in to your account with ${name} with a passkey, at ${passkey.host}.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, remove the passkey under Log-in and devices in your account, and change your password: that logs every device out.',
    name,
  ]);
}

/** The mail about a passkey that was removed. */
export const passkeyRemovedMail = ({ name }: Business): MailText =>
  mailText(`A passkey was removed from your ${name} account`, [
    `That passkey can no longer be used to log in to your account with ${name}.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, change your password now: that logs every device out.',
    name,
  ]);
