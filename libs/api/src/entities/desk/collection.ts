import Type, { type Static } from 'typebox';
import { nullable, shape } from '../../declaration/shape';
import { PickedBag } from './pick-list';

/** A collection order at the counter. */
export const Collection = shape({
  businessOrderId: Type.String(),
  customer: Type.String(),
  phone: Type.String(),
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  /** Picked ones are ready; the others are still being picked. */
  isReady: Type.Boolean(),
  /** Where the bags stand: 'B4'; null before it is picked. */
  place: nullable(Type.String()),
  bags: Type.Array(PickedBag),
  itemCount: Type.Integer(),
  /** Cash to take, in minor units; null if nothing is to be paid. */
  toPay: nullable(Type.Integer()),
  /** The age to prove; null if none is needed. */
  proofOfAge: nullable(Type.Integer()),
  /** The time of its slot has passed and nobody came. */
  isOverdue: Type.Boolean(),
});
export type Collection = Static<typeof Collection>;
