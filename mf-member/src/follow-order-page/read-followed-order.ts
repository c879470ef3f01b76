import type { ApiClient } from '@storefront/api/client';
import { ORDER_LINK_TOKEN_MAX_LENGTH } from '@storefront/api/constants';
import type { FollowedOrder } from '@storefront/api/entities/followed-order';

/** The order of a guest's link; undefined when the link does not work. @throws when that is not known */
export async function readFollowedOrder(api: ApiClient, token: string): Promise<FollowedOrder | undefined> {
  if (token.length > ORDER_LINK_TOKEN_MAX_LENGTH) return undefined;
  const reply = await api.call('POST /checkout/followed-order', { body: { token } });
  if (reply.ok) return reply.data;
  if (reply.error.code === 'order_link_invalid') return undefined;
  throw new Error(reply.error.code);
}
