import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface BannersRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly found: ReplyOf<'POST /desk/banners'>;
}

/** Reads the banners of the operator's business. */
export const readBanners = (api: ApiClient, signal?: AbortSignal): Promise<BannersRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([
      deskVisit(api),
      api.call('POST /desk/banners', { body: {}, ...(signal && { signal }) }),
    ]);
    return reply.ok ? { kind: 'read', visit, found: reply.data } : { kind: 'failed' };
  });
