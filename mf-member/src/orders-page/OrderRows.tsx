import { useStore } from '@nanostores/react';
import type { OrderListEntry } from '@storefront/api/entities/order';
import { serverClockOffset } from '@storefront/bus/bus';
import { useReorder } from '../order/use-reorder';
import { OrderRow } from './OrderRow';

/** Orders, newest first, each with 'Order again'. */
export function OrderRows({ orders }: { orders: readonly OrderListEntry[] }) {
  const { orderAgain, pendingId, problem } = useReorder();
  const now = Date.now() + useStore(serverClockOffset);
  return (
    <ul>
      {orders.map((order) => (
        <OrderRow
          key={order.orderId}
          order={order}
          now={now}
          pending={pendingId === order.orderId}
          problem={problem?.orderId === order.orderId ? problem.message : undefined}
          onOrderAgain={() => void orderAgain(order.orderId)}
        />
      ))}
    </ul>
  );
}
