import type { ApiClient } from '@storefront/api/client';
import type { Handheld } from '@storefront/api/entities/desk/handheld';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface HandheldsRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly handhelds: readonly Handheld[];
}

/** Reads who is at the desk, and the handhelds of their stores. */
export const readHandhelds = (api: ApiClient): Promise<HandheldsRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/handhelds', { body: {} })]);
    return reply.ok ? { kind: 'read', visit, handhelds: reply.data.handhelds } : { kind: 'failed' };
  });
