import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { DataPage } from '../data-page/DataPage';

export async function load({ business }: LoadContext): Promise<LoadResult<null>> {
  return { kind: 'page', data: null, head: { title: `Your data, ${business.name}`, robots: 'noindex' } };
}

export function Page() {
  return <DataPage />;
}
