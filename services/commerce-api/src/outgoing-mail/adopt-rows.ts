import { sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../database/database.types';
import { inTransaction } from '../database/in-transaction';
import type { MailKind, TextKind } from '../database/schema/mail';
import { enqueueMessages } from '../mail/queue-mail';
import { enqueueMarketingChanges } from '../modules/marketing/marketing-changes';

/** The rest has its turn in the next minute. */
const BATCH_SIZE = 500;

/**
 * Gives a job to each row that an earlier version wrote without one, and that is due there: what waited at the update,
 * and what a process of that version wrote since and has not sent.
 */
export async function adoptRows(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const messages = await rowsOf<{ id: number | string; kind: MailKind | TextKind }>(
      tx,
      sql`update outgoing_mail set next_try_at = null where id in (
            select id from outgoing_mail where next_try_at <= ${at(now)} limit ${BATCH_SIZE} for update skip locked
          ) returning id, kind`,
    );
    await enqueueMessages(
      tx,
      messages.map(({ id, kind }) => ({ id: Number(id), kind })),
    );
    const changes = await rowsOf<{ business_id: number | string; user_id: string }>(
      tx,
      sql`update marketing_changes set next_try_at = null where (business_id, user_id) in (
            select business_id, user_id from marketing_changes where next_try_at <= ${at(now)}
            limit ${BATCH_SIZE} for update skip locked
          ) returning business_id, user_id`,
    );
    await enqueueMarketingChanges(
      tx,
      changes.map(({ business_id, user_id }) => ({ businessId: Number(business_id), userId: user_id })),
    );
  });
}
