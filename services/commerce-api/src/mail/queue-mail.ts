import type { Database } from '../database/database.types';
import { type MailKind, outgoingMail, type TextKind } from '../database/schema/mail';
import { newId } from '../ids';

/** A mail or a text to queue. */
interface QueuedMail {
  readonly kind: MailKind | TextKind;
  readonly businessId: number;
  /** What the mail is about, such as a draft order: at most one mail of a kind is sent for each. */
  readonly subjectId: number;
  readonly recipient: string;
}

/** Queues a mail in the transaction that causes it, so that neither exists without the other. */
export async function queueMail(tx: Database, mail: QueuedMail, now: Date): Promise<void> {
  // The order of a deleted member has no address.
  if (!mail.recipient) return;
  await tx
    .insert(outgoingMail)
    .values({ ...mail, id: newId(), createdAt: now, nextTryAt: now })
    .onConflictDoNothing();
}
