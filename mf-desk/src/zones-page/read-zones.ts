import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export type ZonesFound = ReplyOf<'POST /desk/zones'> & { readonly storeId: number };

export interface ZonesRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  /** Undefined for an operator without a store. */
  readonly found: ZonesFound | undefined;
}

/** Reads the delivery zones of a store: of the one that is named, or of the one that this device works in. */
export const readZones = (api: ApiClient, storeId?: number): Promise<ZonesRead | DeskFailure> =>
  readDesk(async () => {
    const visit = await deskVisit(api);
    const chosen = storeId ?? visit.store?.storeId;
    if (chosen === undefined) return { kind: 'read', visit, found: undefined };
    const reply = await api.call('POST /desk/zones', { body: { storeId: chosen } });
    return reply.ok ? { kind: 'read', visit, found: { ...reply.data, storeId: chosen } } : { kind: 'failed' };
  });
