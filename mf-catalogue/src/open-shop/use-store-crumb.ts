import type { StoreState } from '@storefront/bus/state.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { useIsVisitor } from './use-is-visitor';

/** The first breadcrumb: the store, or for a visitor of an open shop the shop itself. */
export function useStoreCrumb(store: StoreState): { readonly label: string; readonly href: string } {
  const { name } = usePageContext().business;
  return useIsVisitor(store)
    ? { label: name, href: urlTo('index') }
    : { label: store.name, href: urlTo('stores-storeSlug', { storeSlug: store.slug }) };
}
