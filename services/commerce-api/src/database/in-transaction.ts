import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.types';
import { brokenConstraint, sqlState } from './database-error';
import { announceTransitions } from './transitions';

const ATTEMPTS = 6;

/** The constraints that a random value can break: whoever comes second makes another. */
const isRandomValue = (constraint: string) => constraint.endsWith('_pkey') || constraint === 'orders_business_order_id';

/** Serialisation failures and deadlocks are asked to be tried again; two processes that made the same id simply make another. */
function mayTryAgain(error: unknown): boolean {
  const state = sqlState(error);
  if (state === '40001' || state === '40P01') return true;
  return state === '23505' && isRandomValue(brokenConstraint(error) ?? '');
}

/** Every write goes through here: all of it or none, tried again when the database asks for it. */
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
      if (attempt === ATTEMPTS || !mayTryAgain(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
