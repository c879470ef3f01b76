import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Latitude, Longitude, shape, TimeOfDay } from '../../declaration/shape';
import { FulfilmentMethod } from '../../entities/enumerations';
import { SlotReservation } from '../../entities/time-slot';

export const reserveSlot = defineOperation({
  key: 'POST /slots/reserve',
  id: 'reserveSlot',
  domain: 'slots',
  summary: 'Hold a place in a time slot for 15 minutes, or until its cut-off; the basket’s previous place is released',
  idempotent: 'reply',
  session: { choosesMethod: true },
  limits: [
    { per: 'basket', count: 60, seconds: 600 },
    { per: 'address', count: 60, seconds: 60 },
  ],
  body: shape({
    storeId: Id,
    basketToken: BasketToken,
    fulfilmentMethod: FulfilmentMethod,
    /** A day, or 'asap' for today's first free slot. */
    timeSlotDate: Type.String({ pattern: '^(asap|\\d{4}-\\d{2}-\\d{2})$' }),
    timeSlotTime: Type.Optional(TimeOfDay),
    /** Where it is delivered, which decides the price, unless the basket has a delivery address. */
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    postcode: Type.Optional(Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH })),
    extras: Type.Optional(shape({ slotId: Type.Optional(Id) })),
  }),
  reply: shape({ serverTime: Type.String(), reservation: SlotReservation }),
  errors: [
    'slot_taken',
    'waiting_room',
    'slot_not_at_address',
    'slot_units_full',
    'slot_not_found',
    'slot_passed',
    'slot_date_invalid',
    'no_slots_today',
    'store_not_found',
    'store_closed',
    'basket_not_found',
    'different_store',
    'fulfilment_not_offered',
    'invalid_postcode',
    'postcode_not_found',
    'out_of_delivery_area',
  ],
});
