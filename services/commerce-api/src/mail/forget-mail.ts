import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { forgetCodes } from '../database/schema/member';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';

const mailText = (subject: string, lines: readonly string[]): MailText => ({
  subject,
  text: lines.join('\n\n'),
  html: htmlPage(lines),
});

/**
 * The mail with the code that deletes an account; undefined when the request has expired or was replaced.
 * @param code of the request, which is not stored
 */
export async function forgetCodeMail(
  db: Database,
  requestId: number,
  { name }: Business,
  code: string,
  now: Date,
): Promise<MailText | undefined> {
  const [request] = await db.select().from(forgetCodes).where(eq(forgetCodes.id, requestId));
  if (!request || request.expiresAt <= now) return undefined;
  return mailText(`Your code to delete your ${name} account`, [
    `Someone who is logged in to your account with ${name} asked to delete it. If that was you, enter this code within 15 minutes:`,
    code,
    'If it was not you, change your password now: that logs every device out. Without the code your account stays as it is.',
    name,
  ]);
}

/** The last mail to a person whose account was deleted. */
export const accountDeletedMail = ({ name }: Business): MailText =>
  mailText(`Your ${name} account has been deleted`, [
    `Your account with ${name} has been deleted, with everything in it that named you. Your orders stay in our records without your name.`,
    'You are welcome to shop with us again.',
    name,
  ]);
