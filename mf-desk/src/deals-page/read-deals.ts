import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface DealsRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly found: ReplyOf<'POST /desk/deals'>;
}

/** Reads the deals of the operator's business. */
export const readDeals = (api: ApiClient, signal?: AbortSignal): Promise<DealsRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([
      deskVisit(api),
      api.call('POST /desk/deals', { body: {}, ...(signal && { signal }) }),
    ]);
    return reply.ok ? { kind: 'read', visit, found: reply.data } : { kind: 'failed' };
  });
