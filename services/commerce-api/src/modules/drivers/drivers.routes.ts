import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { driverLocation, recordDriverLocation } from './driver-location.service';

type Keys = 'POST /checkout/driver-location' | 'POST /admin/driver-location';

export function driversRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /checkout/driver-location': ({ business, body, caller }) => driverLocation(context, business, body, caller),
    'POST /admin/driver-location': ({ body, operator, now }) => recordDriverLocation(context, body, operator, now),
  };
}
