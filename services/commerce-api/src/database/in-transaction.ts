import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.types';
import { brokenConstraint, sqlState } from './database-error';
import { announceTransitions } from './transitions';

/** The pauses between them grow to a third of a second: work that still collides fails while its caller waits. */
const MAX_ATTEMPTS = 6;

/** Unique constraints on random values: on a collision the transaction is retried with a new value. */
const isRandomValueConstraint = (constraint: string) =>
  constraint.endsWith('_pkey') || constraint === 'orders_business_order_id';

/** Serialisation failures and deadlocks are retried, and so are collisions of generated ids. */
function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  if (state === '40001' || state === '40P01') return true;
  return state === '23505' && isRandomValueConstraint(brokenConstraint(error) ?? '');
}

/** Every write runs in here: all of it or none, retried when the database asks for a retry. */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let transaction: Database | undefined;
      const result = await db.transaction((tx) => {
        transaction = tx as unknown as Database;
        return work(transaction);
      });
      if (transaction) await announceTransitions(transaction);
      return result;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
