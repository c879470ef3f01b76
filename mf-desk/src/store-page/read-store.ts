import type { ApiClient } from '@storefront/api/client';
import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface StoreRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  /** Undefined for an operator without a store. */
  readonly settings: StoreSettings | undefined;
}

/** Reads the settings of a store: of the one that is named, or of the one that this device works in. */
export const readStore = (api: ApiClient, storeId?: number): Promise<StoreRead | DeskFailure> =>
  readDesk(async () => {
    const visit = await deskVisit(api);
    const chosen = storeId ?? visit.store?.storeId;
    if (chosen === undefined) return { kind: 'read', visit, settings: undefined };
    const reply = await api.call('POST /desk/store', { body: { storeId: chosen } });
    return reply.ok ? { kind: 'read', visit, settings: reply.data } : { kind: 'failed' };
  });
