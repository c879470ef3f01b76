import type { ApiClient } from '@storefront/api/client';
import type { Order } from '@storefront/api/entities/order';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface OrderRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly order: Order;
}

/** Reads an order of the operator's stores. */
export const readOrder = (
  api: ApiClient,
  businessOrderId: string,
): Promise<OrderRead | { readonly kind: 'missing' } | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([
      deskVisit(api),
      api.call('POST /admin/order', { body: { businessOrderId } }),
    ]);
    return reply.ok ? { kind: 'read', visit, order: reply.data } : { kind: 'missing' };
  });
