import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { inTransaction } from '../database/in-transaction';
import { idempotencyKeys } from '../database/schema/idempotency';
import type { Keys } from '../keys';
import { refuse } from '../problem';
import type { KeyedRequest } from './idempotency';

interface Done<T> {
  reply: T;
  /** Whether anything changed: a request that changed nothing may be corrected and sent again under its key. */
  isChanged: boolean;
}

/**
 * Makes a change once for each key. The key, the change and the reply are saved in one transaction, so that a crash
 * leaves all or none of them; a repeated request gets the first reply. Of two at once the second waits for the first.
 * @param request undefined for a request without a key, whose change is always made
 * @throws Problem idempotency_key_reused: the key was used for another request
 */
export function changeWithKey<T>(
  { db, keys }: { db: Database; keys: Pick<Keys, 'seal' | 'unseal'> },
  request: KeyedRequest | undefined,
  work: (tx: Database) => Promise<Done<T>>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    if (!request) return (await work(tx)).reply;
    const { businessId, operation, key, requestHash, now } = request;
    const isRow = and(
      eq(idempotencyKeys.businessId, businessId),
      eq(idempotencyKeys.operation, operation),
      eq(idempotencyKeys.key, key),
    );
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ businessId, operation, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(isRow);
      if (first?.requestHash !== requestHash || first.reply === null) throw refuse('idempotency_key_reused');
      return JSON.parse(keys.unseal(first.reply)) as T;
    }
    const { reply, isChanged } = await work(tx);
    if (isChanged)
      await tx
        .update(idempotencyKeys)
        .set({ status: 200, reply: keys.seal(JSON.stringify(reply)) })
        .where(isRow);
    else await tx.delete(idempotencyKeys).where(isRow);
    return reply;
  });
}
