import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { findNearByStores, searchStores, storeDetails } from './stores.service';

type Keys = 'POST /stores/search' | 'POST /stores/near-by' | 'POST /stores/details';

export function storesRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /stores/search': ({ business, body, now }) => searchStores(context, business, body, now),
    'POST /stores/near-by': ({ business, body, now }) => findNearByStores(context, business, body, now),
    'POST /stores/details': ({ business, body, now }) => storeDetails(context, business, body, now),
  };
}
