import { LINK_NAME_LENGTH, NAME_MAX_LENGTH } from '@storefront/api/constants';
import { linkCostsTitle } from '@storefront/messages/shell-pages';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeepLinkPage } from '../deep-link-page/DeepLinkPage';

interface Asked {
  /** Whose store takes the place of the basket's; empty where the basket stays. */
  readonly storeName: string;
  /** What the link takes otherwise. */
  readonly costs: readonly string[];
  /** Tells this link from others. */
  readonly link: string;
}

/** The document server shows it when a link is another store's; what it is about stands in its own address alone. */
export async function load({ query }: LoadContext): Promise<LoadResult<Asked>> {
  const costs = (query.costs ?? '').split(',').filter(Boolean);
  const storeName = costs.length ? '' : (query.store ?? '').slice(0, NAME_MAX_LENGTH) || 'another store';
  return {
    kind: 'page',
    data: { storeName, costs, link: (query.link ?? '').slice(0, LINK_NAME_LENGTH) },
    status: 409,
    head: { title: storeName ? `Continue with ${storeName}?` : linkCostsTitle, robots: 'noindex' },
  };
}

export function Page({ data }: PageProps<Asked>) {
  return <DeepLinkPage {...data} />;
}
