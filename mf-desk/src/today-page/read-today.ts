import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export type Today = ReplyOf<'POST /desk/today'>;

/** The board of the operator's store; `today` is missing for an operator without a store. */
export interface TodayRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly today: Today | undefined;
  /** The board of an earlier read, because the last one failed. */
  readonly isStale?: true;
}

/** Reads the board of a store; without one, that of the store in which the operator works. */
export const readToday = (api: ApiClient, storeId?: number, signal?: AbortSignal): Promise<TodayRead | DeskFailure> =>
  readDesk(async () => {
    const known = await deskVisit(api);
    const store = known.operator.stores.find((one) => one.storeId === storeId) ?? known.store;
    if (!store) return { kind: 'read', visit: known, today: undefined };
    const reply = await api.call('POST /desk/today', { body: { storeId: store.storeId }, signal });
    // A store that was just taken from the operator reads like one that fails: the next visit lists the others.
    return reply.ok ? { kind: 'read', visit: { ...known, store }, today: reply.data } : { kind: 'failed' };
  });
