import Type from 'typebox';
import { DRIVER_NAME_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Instant, Latitude, Line, Longitude, shape } from '../../declaration/shape';
import { DriverLocation, Heading, StopsBefore } from '../../entities/driver-location';

export const adminDriverLocation = defineOperation({
  key: 'POST /admin/driver-location',
  id: 'adminDriverLocation',
  domain: 'admin',
  summary: 'Store the position of an order’s driver, which its shopper sees until the order has arrived',
  access: 'admin',
  roles: ['driver', 'manager'],
  body: shape({
    businessOrderId: Line(40),
    latitude: Latitude,
    longitude: Longitude,
    heading: Type.Optional(Heading),
    estimatedArrival: Type.Optional(Instant),
    /** Left out by a driver's own key: it is that of the key's name. */
    firstName: Type.Optional(Line(DRIVER_NAME_MAX_LENGTH)),
    stopsBefore: Type.Optional(StopsBefore),
  }),
  reply: DriverLocation,
  errors: ['order_not_found', 'driver_location_unavailable', 'date_invalid', 'operator_role_refused'],
});
