import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../../declaration/shape';
import { FulfilmentMethod } from '../enumerations';
import { OrderStatus } from '../order-status';

/** Who picks an order. */
const OrderPicker = shape({ operatorId: Id, name: Type.String() });

/** An order on the board of a store's day. */
export const TodayOrder = shape({
  businessOrderId: Type.String(),
  status: OrderStatus,
  fulfilmentMethod: FulfilmentMethod,
  customer: Type.String(),
  /** How many items were asked for, and how many of them have been decided: picked, replaced or missing. */
  itemCount: Type.Integer(),
  decidedCount: Type.Integer(),
  /** Asked items of which nothing was picked or replaced. */
  missingCount: Type.Integer(),
  picker: nullable(OrderPicker),
  /** Where the bags stand, once it is picked: 'B4'. */
  place: nullable(Type.String()),
  /** Why it may be late; null while it is on time. */
  risk: nullable(Type.Enum(['not_started', 'behind', 'late'])),
});
export type TodayOrder = Static<typeof TodayOrder>;

/** The orders of one time slot. */
export const TodayWave = shape({
  /** Null for orders without a slot. */
  slotId: nullable(Id),
  fulfilmentMethod: FulfilmentMethod,
  startsAt: nullable(Type.String()),
  endsAt: nullable(Type.String()),
  /** When booking ends; null without a slot. */
  closesAt: nullable(Type.String()),
  capacity: Type.Integer(),
  /** Places that shoppers hold who have not ordered yet. */
  held: Type.Integer(),
  /** By urgency: those at risk first, then by number. */
  orders: Type.Array(TodayOrder),
});
export type TodayWave = Static<typeof TodayWave>;

/** A driver on a run. */
export const DriverAtWork = shape({
  operatorId: Id,
  name: Type.String(),
  stops: Type.Integer(),
  done: Type.Integer(),
  /** Open stops whose slot is over. */
  late: Type.Integer(),
});
export type DriverAtWork = Static<typeof DriverAtWork>;

/** A picker at work. */
export const PickerAtWork = shape({
  operatorId: Id,
  name: Type.String(),
  orders: Type.Integer(),
  itemCount: Type.Integer(),
  decidedCount: Type.Integer(),
});
export type PickerAtWork = Static<typeof PickerAtWork>;
