import { SEARCH_TERM_MAX_LENGTH } from '@storefront/api/constants';
import type { ActionContext, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** A store's search: a GET form cannot put its term into the path, so this redirects to that path. */
export function request({ searchTerm = '' }: FormFields, { params: { storeSlug = '' } }: ActionContext): ActionStep {
  // Cut between code points: a lone surrogate cannot be encoded in a URL.
  const term = [...searchTerm.trim()].slice(0, SEARCH_TERM_MAX_LENGTH).join('');
  if (!term) return { kind: 'go', to: urlTo('stores-storeSlug-find', { storeSlug }) };
  return { kind: 'go', to: urlTo('stores-storeSlug-search-searchTerm', { storeSlug, searchTerm: term }) };
}
