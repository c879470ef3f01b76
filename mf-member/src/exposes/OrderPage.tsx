import type { Order } from '@storefront/api/entities/order';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { OrderPage } from '../order-page/OrderPage';
import { readOrder } from '../order-page/read-order';
import { type MemberRead, readAsMember } from '../read/read-as-member';

type Data = MemberRead<Order | undefined>;

export async function load({ api, params, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readOrder(api, params.orderId ?? ''));
  const number = data.kind === 'read' && data.data ? `Order ${data.data.businessOrderId}` : 'Order';
  return { kind: 'page', data, head: { title: `${number}, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, params }: PageProps<Data>) {
  return <OrderPage first={data} orderId={params.orderId ?? ''} />;
}
