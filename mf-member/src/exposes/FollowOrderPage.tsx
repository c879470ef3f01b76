import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { FollowOrderPage } from '../follow-order-page/FollowOrderPage';
import { readFollowedOrder } from '../follow-order-page/read-followed-order';
import { type MemberRead, readAsMember } from '../read/read-as-member';

type Data = MemberRead<FollowedOrder | undefined>;

export async function load({ api, params, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readFollowedOrder(api, params.token ?? ''));
  return { kind: 'page', data, head: { title: `Your order, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, params }: PageProps<Data>) {
  return <FollowOrderPage first={data} token={params.token ?? ''} />;
}
