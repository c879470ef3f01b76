import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { recommendedItems } from '../catalogue/recommended-items.service';
import { orderStatusOf } from '../orders/orders.service';
import { selectStore } from './select-store.service';
import { findNearByStores, searchStores, storeDetails } from './stores.service';

type Keys =
  | 'POST /stores/search'
  | 'POST /stores/near-by'
  | 'POST /stores/select'
  | 'POST /stores/details'
  | 'POST /stores/recommended-items'
  | 'POST /stores/order-status';

export function storesRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /stores/search': ({ business, body, now }) => searchStores(context, business, body, now),
    'POST /stores/near-by': ({ business, body, now }) => findNearByStores(context, business, body, now),
    'POST /stores/select': ({ business, body, caller, now }) => selectStore(context, business, body, caller, now),
    'POST /stores/details': ({ business, body, now }) => storeDetails(context, business, body, now),
    'POST /stores/recommended-items': ({ business, body }) => recommendedItems(context, business, body),
    'POST /stores/order-status': ({ business, body, member }) =>
      orderStatusOf(context.db, business.id, body.businessOrderId, member),
  };
}
