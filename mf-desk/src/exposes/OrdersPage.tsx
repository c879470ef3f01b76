import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { OrdersPage } from '../orders-page/OrdersPage';
import { type OrdersRead, readOrders } from '../orders-page/read-orders';

type Data = OrdersRead | DeskFailure;

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
  const text = query.text?.trim();
  const data = await readOrders(api, { page, ...(text && { text }) });
  if (data.kind === 'log-in') return toLogIn(deskPaths.orders);
  return { kind: 'page', data, head: { title: `Orders, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <OrdersPage data={data} />;
  return <DeskRefusal reading={data} title="Orders" path={deskPaths.orders} onRetry={() => location.reload()} />;
}
