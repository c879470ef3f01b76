import type { ApiClient } from '@storefront/api/client';
import { ORDERS_PER_PAGE, PAGE_NUMBER_MAX } from '@storefront/api/constants';
import type { ReplyOf } from '@storefront/api/operation-types';

export type OrderList = ReplyOf<'POST /member/orders'>;

export async function readOrders(api: ApiClient, page: number, limit = ORDERS_PER_PAGE): Promise<OrderList> {
  const reply = await api.call('POST /member/orders', { body: { page, limit } });
  if (!reply.ok) throw new Error(`Orders: ${reply.error.code}`);
  return reply.data;
}

/** The page number from the URL; an invalid one means the first. */
export function pageOf(query: Readonly<Record<string, string>>): number {
  const page = Number(query.page ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_NUMBER_MAX ? page : 1;
}
