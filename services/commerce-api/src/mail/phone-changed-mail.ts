import type { Database } from '../database/database.types';
import { newId } from '../ids';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

/** Queues the mail to a member whose mobile number was changed or removed; every change has its own mail. */
export function queuePhoneChanged(tx: Database, businessId: number, recipient: string, now: Date): Promise<void> {
  return queueMail(tx, { kind: 'phone_changed', businessId, subjectId: newId(), recipient }, now);
}

/** The mail after a mobile number was changed. It names neither number, because a mail may be read by others. */
export function phoneChangedMail({ name }: Business): MailText {
  const lines = [
    `The mobile number of your account with ${name} was changed. Codes to log in are no longer sent to the old number.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, change your password now, which logs every device out, and correct the number in your profile.',
    name,
  ];
  return { subject: `Your ${name} mobile number was changed`, text: lines.join('\n\n'), html: htmlPage(lines) };
}
