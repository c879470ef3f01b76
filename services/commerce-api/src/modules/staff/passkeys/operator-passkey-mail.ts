import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { operatorPasskeys, operators } from '../../../database/schema/operator';
import type { MailText } from '../../../mail/mail.types';
import { queueMail } from '../../../mail/queue-mail';
import type { Business } from '../../businesses/businesses.repository';
import { mailText } from '../operator-mails';

/** Queues the mail to an operator about a passkey that was added or removed. */
export async function queueOperatorPasskeyMail(
  tx: Database,
  kind: 'operator_passkey_added' | 'operator_passkey_removed',
  operatorId: number,
  passkeyId: number,
  now: Date,
): Promise<void> {
  const [operator] = await tx.select().from(operators).where(eq(operators.id, operatorId));
  if (!operator?.email) return;
  const { businessId, email: recipient } = operator;
  await queueMail(tx, { kind, businessId, subjectId: passkeyId, recipient }, now);
}

/** The mail about a passkey that was added; undefined when it has been removed meanwhile. */
export async function operatorPasskeyAddedMail(
  db: Database,
  passkeyId: number,
  { name }: Business,
): Promise<MailText | undefined> {
  const [passkey] = await db.select().from(operatorPasskeys).where(eq(operatorPasskeys.id, passkeyId));
  if (!passkey) return undefined;
  return mailText(`A passkey was added to your log-in for the desk of ${name}`, [
    `You can now log in to the desk of ${name} with a passkey, at ${passkey.host}.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, set a new password on the log-in page of the desk: that removes every passkey and logs every device out. Then tell your manager.',
    name,
  ]);
}

/** The mail about a passkey that was removed. */
export const operatorPasskeyRemovedMail = ({ name }: Business): MailText =>
  mailText(`A passkey was removed from your log-in for the desk of ${name}`, [
    `That passkey can no longer be used to log in to the desk of ${name}. Your password still works.`,
    "If that was you, or an administrator did it for you, you don't need to do anything.",
    'If not, set a new password on the log-in page of the desk: that logs every device out. Then tell your manager.',
    name,
  ]);
