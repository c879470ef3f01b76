import type { LoadContext } from '@storefront/remote-kit/page.types';
import type { SearchHelp } from './search-data';

/** More would push the departments below them off the first screen of a phone. */
const POPULAR_TERMS = 8;

/** Popular terms and departments of a store; empty lists where the API does not answer. */
export async function loadSearchHelp({ api }: Pick<LoadContext, 'api'>, storeId: number): Promise<SearchHelp> {
  const [popular, tree] = await Promise.all([
    api.call('POST /catalogue/search-suggestions', { body: { storeId, searchTerm: '', limit: POPULAR_TERMS } }),
    api.call('POST /catalogue/category-tree', { body: { storeId } }),
  ]);
  return {
    popularTerms: popular.ok ? popular.data.terms : [],
    aisles: tree.ok ? tree.data.categories.map(({ slug, name }) => ({ slug, name })) : [],
  };
}
