import type { FollowedOrder } from '@storefront/api/entities/followed-order';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { readFollowedOrder } from '../follow-order-page/read-followed-order';
import { FollowedProblemPage } from '../order-problem-page/FollowedProblemPage';
import { type MemberRead, readAsMember } from '../read/read-as-member';

type Data = MemberRead<FollowedOrder | undefined>;

export async function load({ api, params, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readAsMember(() => readFollowedOrder(api, params.token ?? ''));
  return { kind: 'page', data, head: { title: `Report a problem, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, params }: PageProps<Data>) {
  return <FollowedProblemPage first={data} token={params.token ?? ''} />;
}
