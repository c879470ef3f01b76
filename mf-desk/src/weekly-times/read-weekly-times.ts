import type { ApiClient } from '@storefront/api/client';
import type { SlotTemplate } from '@storefront/api/entities/desk/slot-template';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface WeeklyTimesRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  /** Of both methods; undefined for an operator without a store. */
  readonly templates: readonly SlotTemplate[] | undefined;
}

/** Reads the weekly times of a store: of the one that is named, or of the one that this device works in. */
export const readWeeklyTimes = (
  api: ApiClient,
  storeId?: number,
  signal?: AbortSignal,
): Promise<WeeklyTimesRead | DeskFailure> =>
  readDesk(async () => {
    const known = await deskVisit(api);
    const store = known.operator.stores.find((one) => one.storeId === storeId) ?? known.store;
    if (!store) return { kind: 'read', visit: known, templates: undefined };
    const body = { storeId: store.storeId };
    const reply = await api.call('POST /desk/slot-templates', { body, ...(signal && { signal }) });
    return reply.ok
      ? { kind: 'read', visit: { ...known, store }, templates: reply.data.templates }
      : { kind: 'failed' };
  });
