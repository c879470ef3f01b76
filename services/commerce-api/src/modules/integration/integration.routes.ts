import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { keyDetails } from './key-details';
import { setAvailability } from './set-availability';
import { setPrices } from './set-prices';
import { moveStock } from './stock/move-stock';

type Keys = 'GET /v1/key' | 'POST /v1/stock/movements' | 'POST /v1/prices' | 'POST /v1/availability';

/** What tills, pickers' devices and stock systems of a business call with an API key. */
export function integrationRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'GET /v1/key': ({ business, apiKey }) => keyDetails(context.db, business.id, apiKey),
    'POST /v1/stock/movements': (call) => moveStock(context, call),
    'POST /v1/prices': (call) => setPrices(context, call),
    'POST /v1/availability': (call) => setAvailability(context, call),
  };
}
