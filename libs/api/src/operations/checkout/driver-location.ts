import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Line, shape } from '../../shape';

export const driverLocation = defineOperation({
  key: 'POST /checkout/driver-location',
  id: 'driverLocation',
  domain: 'checkout',
  summary: 'Where the driver of an order is',
  later: true,
  safe: true,
  session: { usesGuestDetails: true },
  body: shape({ businessOrderId: Line(40) }),
  reply: Type.Unknown(),
  errors: ['order_not_found', 'driver_location_unavailable'],
});
