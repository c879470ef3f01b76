import { DESCRIPTION_MAX_LENGTH } from '@storefront/api/constants';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { type StoreAllData, storeAllData } from './store-all-data';

/** Loads all stores of the business. */
export async function loadStoreAll({ api, business, query }: LoadContext): Promise<LoadResult<StoreAllData>> {
  const found = await api.call('POST /stores/search', { body: {} });
  if (!found.ok) throw new Error(`Stores of business ${business.businessId}: ${found.error.code}`);
  const data = storeAllData(found.data.stores, query.view === 'map' ? 'map' : 'list');
  return {
    kind: 'page',
    data,
    head: {
      title: `All stores, ${business.name}`,
      description: `Every ${business.name} store: ${data.towns.map(({ town }) => town).join(', ')}.`.slice(
        0,
        DESCRIPTION_MAX_LENGTH,
      ),
      canonical: urlTo('store-all'),
    },
  };
}
