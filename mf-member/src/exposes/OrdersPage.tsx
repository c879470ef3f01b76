import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { OrdersPage } from '../orders-page/OrdersPage';
import { type OrderList, pageOf, readOrders } from '../orders-page/read-orders';
import { type Read, read } from '../read/read';

export async function load({ api, query, business }: LoadContext): Promise<LoadResult<Read<OrderList>>> {
  const data = await read(() => readOrders(api, pageOf(query)));
  return { kind: 'page', data, head: { title: `Your orders, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<Read<OrderList>>) {
  return <OrdersPage first={data} page={pageOf(query)} />;
}
