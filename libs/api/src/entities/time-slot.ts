import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';
import { FulfilmentMethod, SlotType } from './enumerations';

export const TimeSlot = shape({
  slotId: Id,
  storeId: Id,
  fulfilmentMethod: FulfilmentMethod,
  startDate: Type.String(),
  endDate: Type.String(),
  /** Date and time in the store's time zone. */
  timeSlotDate: Type.String(),
  timeSlotTime: Type.String(),
  /** When booking and paying end; left out by earlier releases. */
  bookableUntil: Type.Optional(Type.String()),
  type: SlotType,
  fee: Minor,
  available: Type.Boolean(),
  /** Given only when few are left. */
  placesLeft: nullable(Type.Integer()),
  cheapest: Type.Boolean(),
  greenest: Type.Boolean(),
});
export type TimeSlot = Static<typeof TimeSlot>;

export const SlotReservation = shape({
  reservationId: Id,
  slotId: Id,
  storeId: Id,
  fulfilmentMethod: FulfilmentMethod,
  startDate: Type.String(),
  endDate: Type.String(),
  timeSlotDate: Type.String(),
  timeSlotTime: Type.String(),
  type: SlotType,
  fee: Minor,
  state: Type.Enum(['held', 'confirmed', 'released', 'lapsed', 'withdrawn']),
  expiresAt: Type.String(),
  /** How often the shopper may still extend the hold; left out when it cannot be extended. */
  extensionsLeft: Type.Optional(Type.Integer()),
});
export type SlotReservation = Static<typeof SlotReservation>;
