import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { keyDetails } from './key-details';

type Keys = 'GET /v1/key';

/** What tills, pickers' devices and stock systems of a business call with an API key. */
export function integrationRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'GET /v1/key': ({ business, apiKey }) => keyDetails(context.db, business.id, apiKey),
  };
}
