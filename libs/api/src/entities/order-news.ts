import Type, { type Static } from 'typebox';
import { nullable, shape } from '../shape';
import { DriverLocation } from './driver-location';
import { OrderStatus } from './order-status';

/** What the followers of an order are told when it changes, without anything personal. */
export const OrderNews = shape({
  status: OrderStatus,
  /** Grows with everything that happens to the order; a follower with another number reads the order again. */
  version: Type.Integer({ minimum: 0 }),
  driver: nullable(DriverLocation),
});
export type OrderNews = Static<typeof OrderNews>;
