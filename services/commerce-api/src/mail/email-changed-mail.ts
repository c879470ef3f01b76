import type { Database } from '../database/database.types';
import { newId } from '../ids';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

/** Queues the mail to the address that an account had until now; every change has its own mail. */
export function queueEmailChanged(tx: Database, businessId: number, recipient: string, now: Date): Promise<void> {
  return queueMail(tx, { kind: 'email_changed', businessId, subjectId: newId(), recipient }, now);
}

/** The mail to the old address. It does not name the new one, because the old mailbox may be another person's by now. */
export function emailChangedMail({ name, settings }: Business): MailText {
  const lines = [
    `The email address of your account with ${name} was changed. You can no longer log in with this one.`,
    "If that was you, you don't need to do anything.",
    `If it was not you, tell us at once${settings.contactEmail ? `: ${settings.contactEmail}` : ' with the contact form of our shop'}.`,
    name,
  ];
  return { subject: `Your ${name} email address was changed`, text: lines.join('\n\n'), html: htmlPage(lines) };
}
