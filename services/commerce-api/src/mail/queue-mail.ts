import type { Database } from '../database/database.types';
import { type MailKind, outgoingMail, type TextKind } from '../database/schema/mail';
import { newId } from '../ids';
import { enqueue } from '../jobs/enqueue';

/** A mail or a text to queue. */
interface QueuedMail {
  readonly kind: MailKind | TextKind;
  readonly businessId: number;
  /** What the mail is about, such as a draft order: at most one mail of a kind is sent for each. */
  readonly subjectId: number;
  readonly recipient: string;
}

export const isText = (kind: MailKind | TextKind): kind is TextKind => kind.startsWith('text_');

/**
 * The queue of a message. Texts have their own, so that neither a mail server nor a gateway delays the other's messages;
 * letters with offers have their own, so that thousands of them delay no code and no confirmation.
 */
function queueOf(kind: MailKind | TextKind): 'mail' | 'letter' | 'text' {
  if (isText(kind)) return 'text';
  return kind === 'marketing' ? 'letter' : 'mail';
}

/** Queues a mail or a text in the transaction that causes it, so that neither exists without the other. */
export async function queueMail(tx: Database, mail: QueuedMail, now: Date): Promise<void> {
  // The order of a deleted member has no address.
  if (!mail.recipient) return;
  const queued = await tx
    .insert(outgoingMail)
    .values({ ...mail, id: newId(), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: outgoingMail.id });
  await enqueueMessages(
    tx,
    queued.map(({ id }) => ({ id, kind: mail.kind })),
  );
}

/** Queues a mail that was sent before, once more and with a new time; or for the first time, if its row is gone. */
export async function queueMailAgain(tx: Database, mail: QueuedMail, now: Date): Promise<void> {
  const [queued] = await tx
    .insert(outgoingMail)
    .values({ ...mail, id: newId(), createdAt: now })
    .onConflictDoUpdate({
      target: [outgoingMail.kind, outgoingMail.subjectId],
      set: { recipient: mail.recipient, createdAt: now, sentAt: null },
    })
    .returning({ id: outgoingMail.id });
  if (queued) await enqueueMessages(tx, [{ id: queued.id, kind: mail.kind }]);
}

/** Queues the jobs that send rows of the outbox. */
export async function enqueueMessages(
  tx: Database,
  rows: readonly { id: number; kind: MailKind | TextKind }[],
): Promise<void> {
  await enqueue(
    tx,
    rows.map(({ id, kind }) => ({ name: queueOf(kind), payload: { messageId: id } })),
  );
}
