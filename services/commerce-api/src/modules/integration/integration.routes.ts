import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { dayCloseOfKey } from './day-close-of-key';
import { keyDetails } from './key-details';
import { listedItems } from './listed-items';
import { integrationOrder } from './orders/integration-order';
import { orderFeed } from './orders/order-feed';
import { setAvailability } from './set-availability';
import { setPrices } from './set-prices';
import { moveStock } from './stock/move-stock';
import { addWebhookOfKey, removeWebhookOfKey, webhooksOfKey } from './webhooks-of-key';

type Keys =
  | 'GET /v1/orders'
  | 'GET /v1/orders/:number'
  | 'GET /v1/items'
  | 'GET /v1/day-close'
  | 'GET /v1/key'
  | 'GET /v1/webhooks'
  | 'POST /v1/webhooks'
  | 'DELETE /v1/webhooks/:endpointId'
  | 'POST /v1/stock/movements'
  | 'POST /v1/prices'
  | 'POST /v1/availability';

/** What tills, pickers' devices and stock systems of a business call with an API key. */
export function integrationRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'GET /v1/key': ({ business, apiKey }) => keyDetails(context.db, business.id, apiKey),
    'GET /v1/items': ({ business, apiKey, query }) => listedItems(context.db, business.id, apiKey, query),
    'GET /v1/day-close': ({ business, apiKey, query, now }) => dayCloseOfKey(context, business, apiKey, query, now),
    'GET /v1/orders': ({ business, apiKey, query }) => orderFeed(context.db, business.id, apiKey, query.after),
    'GET /v1/orders/:number': ({ business, apiKey, params }) =>
      integrationOrder(context.db, business.id, apiKey, params.number),
    'GET /v1/webhooks': (call) => webhooksOfKey(context.db, call),
    'POST /v1/webhooks': (call) => addWebhookOfKey(context, call, call.body, call.now),
    'DELETE /v1/webhooks/:endpointId': (call) => removeWebhookOfKey(context.db, call, Number(call.params.endpointId)),
    'POST /v1/stock/movements': (call) => moveStock(context, call),
    'POST /v1/prices': (call) => setPrices(context, call),
    'POST /v1/availability': (call) => setAvailability(context, call),
  };
}
