import { firstCodeOnNewDevice } from '@storefront/messages/verification';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { members, oneTimeCodes } from '../../../database/schema/member';
import type { Keys } from '../../../keys';
import { htmlPage } from '../../../mail/html-page';
import type { MailText } from '../../../mail/mail.types';
import type { Business } from '../../businesses/businesses.repository';
import { digitsOf } from './one-time-codes';

const REASON = {
  log_in: 'Enter it where you asked for it to log in.',
  verification: 'Enter it where you asked for it to verify your email address.',
  email_change: 'Enter it in your account to make this the email address of your account.',
} as const;

const WITHOUT = {
  log_in: 'nobody can log in',
  verification: 'nobody can log in',
  email_change: 'nobody can use your email address',
} as const;

/** The mail with a one-time code; undefined when the code expired or was used before a mail server accepted it. */
export async function oneTimeCodeMail(
  db: Database,
  keys: Pick<Keys, 'digest'>,
  codeId: number,
  { name }: Business,
  now: Date,
): Promise<MailText | undefined> {
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, codeId));
  if (!code || code.usedAt || code.expiresAt <= now) return undefined;
  const digits = digitsOf(keys, codeId);
  const [member] = await db.select().from(members).where(eq(members.id, code.memberId));
  const confirms = code.purpose === 'log_in' && member && member.verifiedEmail !== member.emailAddress;
  const lines = [
    `Your ${name} code is ${digits}.`,
    `${REASON[code.purpose]} It works once, for ten minutes. We never ask you for it on the phone.`,
    ...(confirms ? [firstCodeOnNewDevice] : []),
    `If you did not ask for a code, you don't need to do anything: ${WITHOUT[code.purpose]} without it.`,
    name,
  ];
  return { subject: `${digits} is your ${name} code`, text: lines.join('\n\n'), html: htmlPage(lines) };
}
