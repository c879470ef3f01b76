import type { Order } from '@storefront/api/entities/order';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { readOrder } from '../order-page/read-order';
import { OrderProblemPage } from '../order-problem-page/OrderProblemPage';
import { type MemberRead, readAsMember } from '../read/read-as-member';

type Data = MemberRead<Order | undefined>;

export async function load({ api, params, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readOrder(api, params.orderId ?? ''));
  return { kind: 'page', data, head: { title: `Report a problem, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, params }: PageProps<Data>) {
  return <OrderProblemPage first={data} orderId={params.orderId ?? ''} />;
}
