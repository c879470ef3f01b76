import type { ApiClient } from '@storefront/api/client';
import type { ApiKey } from '@storefront/api/entities/api-key';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface KeysRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly keys: readonly ApiKey[];
}

/** Reads the API keys of the operator's business. */
export const readKeys = (api: ApiClient): Promise<KeysRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /admin/api-keys', { body: {} })]);
    return reply.ok ? { kind: 'read', visit, keys: reply.data.apiKeys } : { kind: 'failed' };
  });
