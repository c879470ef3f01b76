import { LINK_NAME_LENGTH, NAME_MAX_LENGTH } from '@storefront/api/constants';
import { linkCostsTitle } from '@storefront/messages/shell-pages';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { DeepLinkPage } from '../deep-link-page/DeepLinkPage';

interface DeepLinkQuestion {
  /** The store that replaces the basket's; empty if the basket stays. */
  readonly storeName: string;
  /** What else the link would change. */
  readonly costs: readonly string[];
  /** Identifies the link. */
  readonly link: string;
}

/** The document server renders it when a link needs confirmation; its URL contains only what it is about. */
async function loadDeepLink({ business, query }: LoadContext): Promise<LoadResult<DeepLinkQuestion>> {
  const costs = (query.costs ?? '').split(',').filter(Boolean);
  const storeName = costs.length ? '' : (query.store ?? '').slice(0, NAME_MAX_LENGTH) || 'another store';
  return {
    kind: 'page',
    data: { storeName, costs, link: (query.link ?? '').slice(0, LINK_NAME_LENGTH) },
    status: 409,
    head: {
      title: `${storeName ? `Continue with ${storeName}?` : linkCostsTitle}, ${business.name}`,
      robots: 'noindex',
    },
  };
}

export const load = typeof document === 'undefined' ? loadDeepLink : serverOnlyLoad;

export function Page({ data }: PageProps<DeepLinkQuestion>) {
  return <DeepLinkPage {...data} />;
}
