import Type, { type Static } from 'typebox';
import { HEADING_MAX, STOPS_BEFORE_MAX } from '../constants';
import { Id, Instant, Latitude, Line, Longitude, nullable, shape } from '../declaration/shape';
import { OrderStatus } from './order-status';

/** Degrees clockwise from north. */
export const Heading = Type.Integer({ minimum: 0, maximum: HEADING_MAX });

/** How many stops the driver makes before this order's. */
export const StopsBefore = Type.Integer({ minimum: 0, maximum: STOPS_BEFORE_MAX });

/** Who drives, and when the driver arrives. Nothing of it tells where the driver is, and so where an order goes. */
export const DriverApproach = shape({
  /** When the driver expects to be at the door; null while unknown. */
  estimatedArrival: nullable(Type.String()),
  /** When the driver was last heard from; this and the next ones are left out by earlier releases. */
  updatedAt: Type.Optional(Instant),
  /** Null while it is unknown, as are the stops. */
  firstName: Type.Optional(nullable(Type.String())),
  stopsBefore: Type.Optional(nullable(StopsBefore)),
});
export type DriverApproach = Static<typeof DriverApproach>;

/** The latest position of the driver of an order. */
export const DriverLocation = shape({
  latitude: Latitude,
  longitude: Longitude,
  /** Null while it is unknown, such as at a standstill. */
  heading: nullable(Heading),
  updatedAt: Instant,
  /** When the driver expects to be at the door; null while unknown. */
  estimatedArrival: nullable(Instant),
  /** Null while it is unknown, as are the stops; both are left out by earlier releases. */
  firstName: Type.Optional(nullable(Type.String())),
  stopsBefore: Type.Optional(nullable(StopsBefore)),
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
