import { LINK_NAME_LENGTH, NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeepLinkPage } from '../deep-link-page/DeepLinkPage';

interface Asked {
  readonly storeName: string;
  /** Tells this link from others. */
  readonly link: string;
}

/** The document server shows it when a link is another store's; what it is about stands in its own address alone. */
export async function load({ query }: LoadContext): Promise<LoadResult<Asked>> {
  const storeName = (query.store ?? '').slice(0, NAME_MAX_LENGTH) || 'another store';
  return {
    kind: 'page',
    data: { storeName, link: (query.link ?? '').slice(0, LINK_NAME_LENGTH) },
    status: 409,
    head: { title: `Continue with ${storeName}?`, robots: 'noindex' },
  };
}

export function Page({ data }: PageProps<Asked>) {
  return <DeepLinkPage {...data} />;
}
