import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface OrdersQuery {
  readonly text?: string;
  readonly page: number;
}

export interface OrdersRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly query: OrdersQuery;
  readonly found: ReplyOf<'POST /desk/orders'>;
}

/** Reads a page of the orders that match a text, or of all of them. */
export const readOrders = (api: ApiClient, query: OrdersQuery): Promise<OrdersRead | DeskFailure> =>
  readDesk(async () => {
    const { text, page } = query;
    const [visit, reply] = await Promise.all([
      deskVisit(api),
      api.call('POST /desk/orders', { body: { page, ...(text && { text }) } }),
    ]);
    return reply.ok ? { kind: 'read', visit, query, found: reply.data } : { kind: 'failed' };
  });
