import { DAY_MS } from '@storefront/api/durations';
import { type SQL, sql } from 'drizzle-orm';
import { at, type Database, rowsOf } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { planFileRemovals } from '../../files/remove-due-files';
import { erasePerson, planRemovalOfFiles } from '../member/erase-person';
import { RETENTION_DAYS } from './retention-periods';

/** Each batch is one transaction, so that its rows are locked for a short time. */
const BATCH_SIZE = 500;

type Kept = keyof typeof RETENTION_DAYS;

/** The moment before which rows of a kind have been kept long enough. */
const before = (kind: Kept, now: Date): SQL => at(new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS));

const NOBODY = { memberId: null, businessId: 0, emailAddress: '', sessionIds: [] } as const;
const NOTHING = { basketIds: [], draftOrderIds: [], contactIds: [] } as const;

/** Repeats a batch until one finds less than it may. */
async function inBatches(db: Database, batch: (tx: Database) => Promise<number>): Promise<void> {
  while ((await inTransaction(db, batch)) === BATCH_SIZE);
}

/** Takes the person out of orders that are older than the tax office asks for. The orders stay. */
async function eraseOldOrders(db: Database, now: Date): Promise<void> {
  await inBatches(db, async (tx) => {
    const old = await rowsOf<{ id: number | string; basket: number | string }>(
      tx,
      sql`select draft_order_id as id, basket_id as basket from orders
          where placed_at < ${before('orderDetails', now)} and (member_id is not null or contact ->> 'email' <> '')
          limit ${BATCH_SIZE} for update skip locked`,
    );
    const draftOrderIds = old.map(({ id }) => Number(id));
    const person = { ...NOBODY, ...NOTHING, draftOrderIds, basketIds: old.map(({ basket }) => Number(basket)) };
    await planRemovalOfFiles(tx, person, now);
    await erasePerson(tx, person);
    return old.length;
  });
}

/** Deletes old messages of shoppers, and their files soon after. */
async function deleteOldMessages(db: Database, now: Date): Promise<void> {
  await inBatches(db, async (tx) => {
    const old = await rowsOf<{ id: number | string }>(
      tx,
      sql`select id from contact_requests where created_at < ${before('contactMessages', now)}
          limit ${BATCH_SIZE} for update skip locked`,
    );
    const person = { ...NOBODY, ...NOTHING, contactIds: old.map(({ id }) => Number(id)) };
    await planRemovalOfFiles(tx, person, now);
    await erasePerson(tx, person);
    return old.length;
  });
}

/** Takes words and pictures out of complaints that were decided long ago. */
async function eraseOldComplaints(db: Database, now: Date): Promise<void> {
  await inBatches(db, async (tx) => {
    const old = await rowsOf<{ id: number | string; key: string | null }>(
      tx,
      sql`select id, picture_key as key from order_complaints
          where decided_at < ${before('complaintWords', now)}
            and (note is not null or reason is not null or picture_key is not null)
          limit ${BATCH_SIZE} for update skip locked`,
    );
    await planFileRemovals(
      tx,
      old.flatMap(({ key }) => key ?? []),
      now,
    );
    for (const { id } of old)
      await tx.execute(
        sql`update order_complaints set note = null, reason = null, picture_key = null where id = ${id}`,
      );
    return old.length;
  });
}

/** Removes pictures of safe places. What became of the delivery stays. */
async function eraseOldSafePlacePictures(db: Database, now: Date): Promise<void> {
  await inBatches(db, async (tx) => {
    const old = await rowsOf<{ run: number | string; order: number | string; key: string }>(
      tx,
      sql`select run_id as run, draft_order_id as "order", picture_key as key from delivery_stops
          where picture_key is not null and done_at < ${before('safePlacePictures', now)}
          limit ${BATCH_SIZE} for update skip locked`,
    );
    await planFileRemovals(
      tx,
      old.map(({ key }) => key),
      now,
    );
    for (const { run, order } of old)
      await tx.execute(
        sql`update delivery_stops set picture_key = null where run_id = ${run} and draft_order_id = ${order}`,
      );
    return old.length;
  });
}

async function deleteOldFutureContacts(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from future_contacts where created_at < ${before('futureContacts', now)}`);
}

/** What was never accepted is an operator's dead letter for a month, and nobody's after that. */
async function deleteOldMail(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from outgoing_mail where created_at < ${before('sentMail', now)}`);
}

async function deleteOldSessions(db: Database, now: Date): Promise<void> {
  const old = sql`select id from sessions where created_at < ${before('endedSessions', now)}`;
  await db.execute(sql`delete from refresh_tokens where session_id in (${old})`);
  await db.execute(sql`delete from sessions where created_at < ${before('endedSessions', now)}`);
}

async function deleteSilentDevices(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from devices where seen_at < ${before('silentDevices', now)}`);
}

async function deleteOldLetters(db: Database, now: Date): Promise<void> {
  const old = sql`select id from marketing_mails where created_at < ${before('marketingLetters', now)}`;
  await db.execute(sql`delete from marketing_mail_recipients where mail_id in (${old})`);
}

async function deleteOldOperators(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from operators where withdrawn_at < ${before('withdrawnOperators', now)}`);
}

async function deleteOldActions(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from operator_actions where at < ${before('operatorActions', now)}`);
}

async function deleteOldItemChanges(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from store_item_changes where at < ${before('storeItemChanges', now)}`);
}

async function deleteOldNotes(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from customer_notes where created_at < ${before('customerNotes', now)}`);
}

async function deleteOldBlocks(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from customer_blocks where created_at < ${before('customerBlocks', now)}`);
}

/** What applyRetention does, by the names of docs/reference/retention.md. */
export const retentionDeletions = {
  eraseOldOrders,
  eraseOldComplaints,
  eraseOldSafePlacePictures,
  deleteOldMessages,
  deleteOldFutureContacts,
  deleteOldMail,
  deleteOldSessions,
  deleteSilentDevices,
  deleteOldLetters,
  deleteOldOperators,
  deleteOldActions,
  deleteOldItemChanges,
  deleteOldNotes,
  deleteOldBlocks,
} as const;

/** Deletes what has been kept long enough. It looks through whole tables, so the job runs every six hours. */
export async function applyRetention(db: Database, now: Date): Promise<void> {
  for (const run of Object.values(retentionDeletions)) await run(db, now);
}
