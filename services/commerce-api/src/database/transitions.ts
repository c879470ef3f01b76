import { pauseAt } from '../pause-points';
import type { Database } from './database.types';

const made = new WeakMap<Database, string[]>();

/** Records a state transition of this transaction, such as 'payment.created.authorised'. */
export async function recordTransition(tx: Database, machine: string, from: string, to: string): Promise<void> {
  const name = `${machine}.${from}.${to}`;
  made.set(tx, [...(made.get(tx) ?? []), name]);
  await pauseAt(`before:${name}`);
}

/** The transitions of a transaction that has been committed. */
export async function announceTransitions(tx: Database): Promise<void> {
  for (const name of made.get(tx) ?? []) await pauseAt(`after:${name}`);
}
