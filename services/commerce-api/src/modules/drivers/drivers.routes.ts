import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { driverLocation, recordDriverLocation } from './driver-location.service';
import { safePlaceOfOwnOrder } from './safe-place.service';

type Keys = 'POST /checkout/driver-location' | 'POST /checkout/order-safe-place' | 'POST /admin/driver-location';

export function driversRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /checkout/driver-location': ({ business, body, caller }) => driverLocation(context, business, body, caller),
    'POST /checkout/order-safe-place': ({ business, body, caller }) =>
      safePlaceOfOwnOrder(context, business, body, caller),
    'POST /admin/driver-location': ({ body, operator, now }) => recordDriverLocation(context, body, operator, now),
  };
}
