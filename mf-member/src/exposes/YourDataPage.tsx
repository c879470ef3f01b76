import type { GuestData } from '@storefront/api/entities/guest-data';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { YourDataPage } from '../your-data-page/YourDataPage';

export async function load({ api, business }: LoadContext): Promise<LoadResult<GuestData | null>> {
  const reply = await api.call('POST /guest-data/summary', { body: {} });
  const head = { title: `Your data without an account, ${business.name}`, robots: 'noindex' } as const;
  return { kind: 'page', data: reply.ok ? reply.data : null, head };
}

export function Page({ data, query }: PageProps<GuestData | null>) {
  return <YourDataPage data={data} query={query} />;
}
