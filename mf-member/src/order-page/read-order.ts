import type { ApiClient } from '@storefront/api/client';
import type { Order } from '@storefront/api/entities/order';

/** One of the member's own orders; undefined when none has this number. */
export async function readOrder(api: ApiClient, orderId: string): Promise<Order | undefined> {
  const id = Number(orderId);
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  const reply = await api.call('POST /member/order', { body: { orderId: id } });
  return reply.ok ? reply.data : undefined;
}
