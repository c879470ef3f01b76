import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';
import { FulfilmentMethod } from './enumerations';

/** A slot as operators see it. */
export const AdminSlot = shape({
  slotId: Id,
  fulfilmentMethod: FulfilmentMethod,
  startDate: Type.String(),
  endDate: Type.String(),
  timeSlotDate: Type.String(),
  bookableUntil: Type.String(),
  fee: Minor,
  capacity: Type.Integer(),
  /** Places held by baskets and confirmed by orders. */
  held: Type.Integer(),
  confirmed: Type.Integer(),
  pool: nullable(Type.String()),
  /** False once an import has left the slot out: shoppers no longer see it, and its orders stay. */
  offered: Type.Boolean(),
  withdrawn: Type.Boolean(),
});
export type AdminSlot = Static<typeof AdminSlot>;
