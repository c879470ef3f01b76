import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { MemberPage } from '../member-page/MemberPage';
import { type Overview, readOverview } from '../member-page/read-overview';

export async function load({ api, business }: LoadContext): Promise<LoadResult<Overview>> {
  const data = await readOverview(api);
  return { kind: 'page', data, head: { title: `Your account, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<Overview>) {
  return <MemberPage overview={data} />;
}
