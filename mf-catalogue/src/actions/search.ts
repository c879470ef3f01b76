import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';
import type { ActionContext, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** A store's search: a GET form cannot put its term into a path, so this turns the one into the other. */
export function request({ searchTerm = '' }: FormFields, { params: { storeSlug = '' } }: ActionContext): ActionStep {
  // By whole characters: half a one has no address.
  const term = [...searchTerm.trim()].slice(0, SEARCH_TERM_MAX_LENGTH).join('');
  if (!term) return { kind: 'go', to: urlTo('stores-storeSlug', { storeSlug }) };
  return { kind: 'go', to: urlTo('stores-storeSlug-search-searchTerm', { storeSlug, searchTerm: term }) };
}
