import Type, { type Static } from 'typebox';
import { nullable, shape } from '../declaration/shape';
import { DriverApproach, DriverLocation } from './driver-location';
import { OrderStatus } from './order-status';

/** What followers of an order receive when it changes, without anything personal. */
export const OrderUpdate = shape({
  status: OrderStatus,
  /** Grows with everything that happens to the order; a follower with another number reads the order again. */
  version: Type.Integer({ minimum: 0 }),
  driver: nullable(DriverLocation),
  /** For followers of a link, who may not know the driver's position; left out until the driver has set out. */
  ...Type.Partial(DriverApproach).properties,
});
export type OrderUpdate = Static<typeof OrderUpdate>;
