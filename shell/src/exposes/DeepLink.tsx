import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeepLinkPage } from '../deep-link-page/DeepLinkPage';

/** The document server shows it when a link is another store's; what it is about stands in its own address alone. */
export async function load({ query }: LoadContext): Promise<LoadResult<{ storeName: string }>> {
  const storeName = (query.store ?? '').slice(0, 120) || 'another store';
  return {
    kind: 'page',
    data: { storeName },
    status: 409,
    head: { title: `Continue with ${storeName}?`, robots: 'noindex' },
  };
}

export function Page({ data }: PageProps<{ storeName: string }>) {
  return <DeepLinkPage storeName={data.storeName} />;
}
