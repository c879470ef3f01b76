import { urlTo } from '@storefront/routes/url-to';

/** The page of a store where a search begins. */
export const findUrl = (storeSlug: string): string => `${urlTo('stores-storeSlug', { storeSlug })}/find`;
