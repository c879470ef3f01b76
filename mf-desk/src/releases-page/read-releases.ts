import type { ApiClient } from '@storefront/api/client';
import type { Releases } from '@storefront/api/entities/desk/releases';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface ReleasesRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly releases: Releases;
}

/** Reads what shoppers see of the released packages. */
export const readReleases = (api: ApiClient): Promise<ReleasesRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/releases', { body: {} })]);
    return reply.ok && reply.data.releases
      ? { kind: 'read', visit, releases: reply.data.releases }
      : { kind: 'failed' };
  });
