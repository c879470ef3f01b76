import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { memberIdentities, members } from '../database/schema/member';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

export const providerNames: Readonly<Record<LogInProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** Queues the mail to a member about a provider that was added to their ways to log in, or removed from them. */
export async function queueProviderMail(
  tx: Database,
  kind: 'provider_added' | 'provider_removed',
  { businessId, memberId }: { businessId: number; memberId: number },
  identityId: number,
  now: Date,
): Promise<void> {
  const [member] = await tx.select({ recipient: members.emailAddress }).from(members).where(eq(members.id, memberId));
  if (member) await queueMail(tx, { kind, businessId, subjectId: identityId, ...member }, now);
}

/** The mail about a provider that was added; undefined when it has been removed meanwhile. */
export async function providerAddedMail(
  db: Database,
  identityId: number,
  { name }: Business,
): Promise<MailText | undefined> {
  const [identity] = await db.select().from(memberIdentities).where(eq(memberIdentities.id, identityId));
  if (!identity) return undefined;
  const provider = providerNames[identity.provider];
  const lines = [
    `You can now log in to your account with ${name} with ${provider}.`,
    "If that was you, you don't need to do anything.",
    `If it was not you, remove ${provider} under Log-in and devices in your account, and change your password: that logs every device out.`,
    name,
  ];
  return { subject: `${provider} was added to your ${name} account`, text: lines.join('\n\n'), html: htmlPage(lines) };
}

/** The mail about a provider that was removed, whose name is no longer stored. */
export function providerRemovedMail({ name }: Business): MailText {
  const lines = [
    `An account with Google, Apple or Facebook was removed from your account with ${name}. It can no longer be used to log in.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, ask for a new password on the log-in page now: that logs every device out.',
    name,
  ];
  return {
    subject: `A way to log in was removed from your ${name} account`,
    text: lines.join('\n\n'),
    html: htmlPage(lines),
  };
}
