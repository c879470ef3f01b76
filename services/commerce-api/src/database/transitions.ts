import { pauseAt } from '../pause-points';
import type { Database } from './database.types';

const transitionsByTransaction = new WeakMap<Database, string[]>();

/** Records a state transition of this transaction, such as 'payment.created.authorised'. */
export async function recordTransition(tx: Database, machine: string, from: string, to: string): Promise<void> {
  const name = `${machine}.${from}.${to}`;
  transitionsByTransaction.set(tx, [...(transitionsByTransaction.get(tx) ?? []), name]);
  await pauseAt(`before:${name}`);
}

/** The transitions of a transaction that has been committed. */
export async function announceTransitions(tx: Database): Promise<void> {
  for (const name of transitionsByTransaction.get(tx) ?? []) await pauseAt(`after:${name}`);
}
