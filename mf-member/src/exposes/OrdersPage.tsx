import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { OrdersPage } from '../orders-page/OrdersPage';
import { daysOf, type OrderList, pageOf, readOrders } from '../orders-page/read-orders';
import { type MemberRead, readAsMember } from '../read/read-as-member';

export async function load({ api, query, business }: LoadContext): Promise<LoadResult<MemberRead<OrderList>>> {
  const data = await readAsMember(() => readOrders(api, { page: pageOf(query), ...daysOf(query) }));
  return { kind: 'page', data, head: { title: `Your orders, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<MemberRead<OrderList>>) {
  return <OrdersPage first={data} page={pageOf(query)} days={daysOf(query)} />;
}
