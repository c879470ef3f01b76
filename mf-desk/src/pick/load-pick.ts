import type { ApiClient } from '@storefront/api/client';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

/** The page's data: who picks, where, and the batch that was begun. */
export type PickRead = ({ readonly kind: 'read'; readonly batch: PickList | null } & DeskVisit) | DeskFailure;

export const readPick = (api: ApiClient): Promise<PickRead> =>
  readDesk(async () => {
    const [visit, list] = await Promise.all([deskVisit(api), api.call('POST /desk/pick-list', { body: {} })]);
    return list.ok ? { kind: 'read', batch: list.data.batch, ...visit } : { kind: 'failed' };
  });
