import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../../declaration/shape';
import { PickedBag } from './pick-list';

/** A picked delivery that waits in the store for a driver. */
export const WaitingDelivery = shape({
  businessOrderId: Type.String(),
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  postcode: Type.String(),
  /** Where the bags stand: 'B4'; null where nobody has said. */
  place: nullable(Type.String()),
  bags: Type.Array(PickedBag),
  itemCount: Type.Integer(),
  /** Cash to take, in minor units; null if nothing is to be paid. */
  toPay: nullable(Type.Integer()),
  /** The age to prove; null if none is needed. */
  proofOfAge: nullable(Type.Integer()),
});
export type WaitingDelivery = Static<typeof WaitingDelivery>;

/** How a delivered order was left. */
export const DeliveryLeft = Type.Enum(['handed', 'safe_place']);
export type DeliveryLeft = Static<typeof DeliveryLeft>;

/** Why an order could not be delivered. */
export const NotDeliveredReason = Type.Enum([
  'nobody_in',
  'no_access',
  'wrong_address',
  'refused',
  'no_id',
  'not_safe',
]);
export type NotDeliveredReason = Static<typeof NotDeliveredReason>;

/** One address of a run. */
export const DriveStop = shape({
  businessOrderId: Type.String(),
  /** 1 for the first stop of the run. */
  number: Type.Integer(),
  customer: Type.String(),
  phone: Type.String(),
  addressLines: Type.Array(Type.String()),
  postcode: Type.String(),
  /** What the shopper wrote for the driver. */
  instructions: nullable(Type.String()),
  place: nullable(Type.String()),
  bags: Type.Array(PickedBag),
  /** What is brought in place of something else, to tell the shopper at the door. */
  substitutes: Type.Array(shape({ name: Type.String(), instead: Type.String(), quantity: Type.Integer() })),
  proofOfAge: nullable(Type.Integer()),
  toPay: nullable(Type.Integer()),
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  /** When the driver is expected at the door; null once the stop is done. */
  expectedAt: nullable(Type.String()),
  arrivedAt: nullable(Type.String()),
  /** Null while the stop is to be made. */
  outcome: nullable(Type.Enum(['handed', 'safe_place', 'not_delivered'])),
  /** Of an order that was not delivered. */
  reason: nullable(NotDeliveredReason),
  doneAt: nullable(Type.String()),
  /** When the shopper was last told of a delay. */
  toldAt: nullable(Type.String()),
});
export type DriveStop = Static<typeof DriveStop>;

/** What one driver delivers on one way, from the store and back. */
export const DeliveryRun = shape({
  runId: Id,
  storeId: Id,
  storeName: Type.String(),
  begunAt: Type.String(),
  /** In their order. */
  stops: Type.Array(DriveStop),
});
export type DeliveryRun = Static<typeof DeliveryRun>;
