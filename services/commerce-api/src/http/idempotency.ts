import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@storefront/api/durations';
import { and, eq, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../database/database.types';
import { idempotencyKeys } from '../database/schema/idempotency';
import type { Keys } from '../keys';
import { Problem, problemBody, refuse } from '../problem';

export interface StoredReply {
  status: number;
  reply: unknown;
}

export interface KeyedRequest {
  businessId: number;
  operation: string;
  key: string;
  requestHash: string;
  now: Date;
}

interface IdempotencyStore {
  db: Database;
  keys: Pick<Keys, 'seal' | 'unseal'>;
}

interface KeyRow {
  requestHash: string;
  status: number | null;
  reply: string | null;
}

/** An unfinished request older than this is assumed to belong to a dead process. */
const ABANDONED_AFTER_MS = 60_000;
/** Shorter than a browser waits for a call (CALL_TIMEOUT_MS), so that it gets a reply. */
const MAX_WAIT_MS = 8_000;
/** Clients repeat a request within minutes; a day also covers a device that was offline. */
const RETENTION_MS = DAY_MS;

function matchesKey({ businessId, operation, key }: KeyedRequest) {
  return and(
    eq(idempotencyKeys.businessId, businessId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
}

/** Claims the key for this request, or returns the reply of the first request with the same key. */
async function claimKey(
  { db, keys }: IdempotencyStore,
  request: KeyedRequest,
): Promise<StoredReply | 'mine' | 'running'> {
  const { businessId, operation, key, requestHash, now } = request;
  const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const mine = await firstRow(
    db,
    sql`insert into idempotency_keys as k (business_id, operation, key, request_hash, created_at)
        values (${businessId}, ${operation}, ${key}, ${requestHash}, ${at(now)})
        on conflict (business_id, operation, key) do update set created_at = excluded.created_at
          where k.status is null and k.created_at < ${at(abandoned)} and k.request_hash = excluded.request_hash
        returning k.key`,
  );
  if (mine) return 'mine';
  const [row]: KeyRow[] = await db.select().from(idempotencyKeys).where(matchesKey(request));
  if (!row) return 'running'; // The key was released this moment: try again.
  if (row.requestHash !== requestHash) throw refuse('idempotency_key_reused');
  if (row.status === null || row.reply === null) return 'running';
  return { status: row.status, reply: JSON.parse(keys.unseal(row.reply)) };
}

/**
 * Runs a request once for each key. A repeated request gets the same reply, even while the first one is still running.
 */
export async function runOnce(
  store: IdempotencyStore,
  request: KeyedRequest,
  declared: readonly string[],
  work: () => Promise<unknown>,
): Promise<StoredReply> {
  const { db, keys } = store;
  const deadline = Date.now() + MAX_WAIT_MS;
  for (let held = await claimKey(store, request); held !== 'mine'; held = await claimKey(store, request)) {
    if (held !== 'running') return held;
    if (Date.now() > deadline) throw refuse('request_in_progress');
    await pause(50);
  }
  try {
    const reply = await work();
    // Encrypted: a reply may contain tokens, and access to the database alone must not reveal them.
    const sealed = keys.seal(JSON.stringify(reply));
    await db.update(idempotencyKeys).set({ status: 200, reply: sealed }).where(matchesKey(request));
    return { status: 200, reply };
  } catch (error) {
    // A refused request changed nothing: after a correction it may be sent again with the same key.
    await db.delete(idempotencyKeys).where(matchesKey(request));
    if (error instanceof Problem) return { status: error.status, reply: problemBody(error, declared) };
    throw error;
  }
}

/** Keys are kept for a day. */
export async function deleteOldKeys(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - RETENTION_MS)));
}
