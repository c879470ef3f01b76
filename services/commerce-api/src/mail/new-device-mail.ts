import { dateLabel, timeLabel } from '@storefront/dates/plain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { members, sessions } from '../database/schema/member';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';
import { queueMail } from './queue-mail';

/** Queues the mail to a member about a log-in on a device that they have not used before. */
export async function queueNewDevice(
  tx: Database,
  { id: businessId }: Business,
  { memberId, sessionId }: { memberId: number; sessionId: number },
  now: Date,
): Promise<void> {
  const [member] = await tx.select({ recipient: members.emailAddress }).from(members).where(eq(members.id, memberId));
  if (member) await queueMail(tx, { kind: 'new_device', businessId, subjectId: sessionId, ...member }, now);
}

/** The mail about a log-in on a new device; undefined when the session no longer exists. */
export async function newDeviceMail(
  db: Database,
  sessionId: number,
  { name, settings: { timeZone } }: Business,
): Promise<MailText | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return undefined;
  const { device, createdAt } = session;
  const lines = [
    `Someone logged in to your account with ${name} on a device that you have not used before: ${device ?? 'an unknown device'}, on ${dateLabel(createdAt, timeZone)} at ${timeLabel(createdAt, timeZone)}.`,
    "If that was you, you don't need to do anything.",
    'If it was not you, change your password now: that logs every device out. You can also end single log-ins under Log-in and devices in your account.',
    name,
  ];
  return { subject: `New log-in to your ${name} account`, text: lines.join('\n\n'), html: htmlPage(lines) };
}
