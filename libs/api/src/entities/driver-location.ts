import Type, { type Static } from 'typebox';
import { HEADING_MAX } from '../constants';
import { Id, Instant, Latitude, Line, Longitude, nullable, shape } from '../declaration/shape';
import { OrderStatus } from './order-status';

/** Degrees clockwise from north. */
export const Heading = Type.Integer({ minimum: 0, maximum: HEADING_MAX });

/** The latest position of the driver of an order. */
export const DriverLocation = shape({
  latitude: Latitude,
  longitude: Longitude,
  /** Null while it is unknown, such as at a standstill. */
  heading: nullable(Heading),
  updatedAt: Instant,
  /** When the driver expects to be at the door; null while unknown. */
  estimatedArrival: nullable(Instant),
});
export type DriverLocation = Static<typeof DriverLocation>;

const Spot = shape({ latitude: Latitude, longitude: Longitude });

/** What a map of an order on its way shows. */
export const DriverTracking = shape({
  businessOrderId: Line(40),
  status: OrderStatus,
  /** Null until the driver's first position. */
  driver: nullable(DriverLocation),
  store: shape({ storeId: Id, name: Type.String(), ...Spot.properties }),
  /** The middle of the address's postcode; null when it is unknown. */
  destination: nullable(Spot),
});
export type DriverTracking = Static<typeof DriverTracking>;
