import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Day, Id, Latitude, Longitude, nullable, Slug, shape } from '../../declaration/shape';
import { FulfilmentMethod } from '../../entities/enumerations';
import { SlotReservation, TimeSlot } from '../../entities/time-slot';
import { WaitingRoom } from '../../entities/waiting-room';
import { KeptSlot } from '../../entities/weekly-slot';

export const listSlots = defineOperation({
  key: 'POST /slots/list',
  id: 'listSlots',
  domain: 'slots',
  summary:
    'The time slots of a store, named by its id or its seoUrl (slug), between two days, with what is left and what they cost at the given place',
  safe: true,
  body: shape({
    storeId: Type.Optional(Id),
    seoUrl: Type.Optional(Slug),
    fulfilmentMethod: FulfilmentMethod,
    startDate: Type.Optional(Day),
    endDate: Type.Optional(Day),
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    postcode: Type.Optional(Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH })),
    basketToken: Type.Optional(BasketToken),
  }),
  reply: shape({
    serverTime: Type.String(),
    timeZone: Type.String(),
    days: Type.Array(shape({ date: Type.String(), slots: Type.Array(TimeSlot) })),
    /** Today's first slot with a free place. */
    asap: nullable(TimeSlot),
    reservation: nullable(SlotReservation),
    /** The member's weekly place at the store; left out for guests, null when none waits. */
    weekly: Type.Optional(nullable(KeptSlot)),
    /** The basket’s place in the queue, or its pass; left out for who has none. */
    waitingRoom: Type.Optional(WaitingRoom),
    /** The place whose prices and places are listed, and its delivery zone; left out by earlier releases. */
    pricedFor: Type.Optional(nullable(shape({ postcode: Type.String(), zone: nullable(Type.String()) }))),
  }),
  errors: [
    'store_not_found',
    'slot_date_invalid',
    'fulfilment_not_offered',
    'invalid_postcode',
    'postcode_not_found',
    'out_of_delivery_area',
  ],
});
