import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { addDays } from '../calendar/days';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import type { SlotsQuery } from './slots-path';

export type SlotsFound = ReplyOf<'POST /admin/slots'>;

/** The coming slots of a week; `found` is missing for an operator without a store. */
export interface SlotsRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly found: SlotsFound | undefined;
}

/** Reads the slots of a store's week; without a store, those of the one in which the operator works. */
export const readSlots = (
  api: ApiClient,
  { week, method }: SlotsQuery,
  storeId?: number,
  signal?: AbortSignal,
): Promise<SlotsRead | DeskFailure> =>
  readDesk(async () => {
    const known = await deskVisit(api);
    const store = known.operator.stores.find((one) => one.storeId === storeId) ?? known.store;
    if (!store) return { kind: 'read', visit: known, found: undefined };
    const body = { store: store.slug, day: week, to: addDays(week, 6), fulfilmentMethod: method };
    const reply = await api.call('POST /admin/slots', { body, ...(signal && { signal }) });
    return reply.ok ? { kind: 'read', visit: { ...known, store }, found: reply.data } : { kind: 'failed' };
  });
