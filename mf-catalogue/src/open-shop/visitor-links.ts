import type { StoreState } from '@storefront/bus/state.types';
import { placeForTimes } from '@storefront/messages/store-search';
import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';

/** A link that the server writes, so that browsers load neither its text nor its rule. */
export interface VisitorLink {
  readonly label: string;
  readonly href: string;
}

/** The first breadcrumb: the store, or the shop itself where visitors of an open shop are. */
export const storeCrumb = ({ openShop, name }: Business, { id, slug, name: own }: StoreState): VisitorLink =>
  openShop?.id === id
    ? { label: name, href: urlTo('index') }
    : { label: own, href: urlTo('stores-storeSlug', { storeSlug: slug }) };

/**
 * The line for visitors of an open shop in place of times, which leads to the form that finds stores, and from there
 * back; undefined at other stores.
 */
export const placeLink = ({ openShop }: Business, { id }: StoreState, from: string): VisitorLink | undefined =>
  openShop?.id === id ? { label: placeForTimes, href: urlTo('stores-near-by', {}, { from }) } : undefined;
