import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { DriverTracking } from '../../entities/driver-location';

export const driverLocation = defineOperation({
  key: 'POST /checkout/driver-location',
  id: 'driverLocation',
  domain: 'checkout',
  summary: 'Where the driver of the caller’s own order is, from its placement until it has arrived',
  safe: true,
  session: { usesGuestDetails: true },
  body: shape({ businessOrderId: Line(40) }),
  reply: DriverTracking,
  errors: ['order_not_found', 'driver_location_unavailable'],
});
