import type { ApiClient } from '@storefront/api/client';
import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import { chosenStore } from './chosen-store';

/** Who is at the desk, and in which store. */
export interface DeskVisit {
  readonly operator: DeskOperator;
  /** Undefined for an operator who works in no store yet. */
  readonly store: DeskStore | undefined;
}

/** Reads who is logged in. Rejects with status 401 if nobody is. */
export async function deskVisit(api: ApiClient): Promise<DeskVisit> {
  const reply = await api.call('POST /desk/session', { body: {} });
  if (!reply.ok) throw new Error('The session has no declared outcome but its reply.');
  return { operator: reply.data, store: chosenStore(reply.data.stores) };
}
