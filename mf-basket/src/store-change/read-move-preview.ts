import type { ApiClient } from '@storefront/api/client';
import type { MovePreview } from './MovedItems';

/** What of a basket another store sells; undefined if that cannot be said now. */
export async function readMovePreview(
  api: ApiClient,
  basketToken: string,
  storeId: number,
): Promise<MovePreview | undefined> {
  const reply = await api.call('POST /basket/preview-move', { body: { basketToken, storeId } }).catch(() => undefined);
  return reply?.ok ? reply.data : undefined;
}
