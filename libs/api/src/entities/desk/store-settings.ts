import Type, { type Static } from 'typebox';
import { AMOUNT_MAX, STORE_DAYS_AHEAD_MAX, STORE_SPECIAL_DAYS_MAX } from '../../constants';
import { Day, Id, nullable, shape, TimeOfDay } from '../../declaration/shape';

const Hours = { opens: TimeOfDay, closes: TimeOfDay };

/** When a store is open on a weekday, 0 being Sunday; a weekday without an entry is closed. */
const WeekdayHours = shape({ day: Type.Integer({ minimum: 0, maximum: 6 }), ...Hours });

/** A day with other hours than its weekday; null where the store is closed all day. */
export const SpecialDay = shape({ date: Day, hours: nullable(shape(Hours)) });
export type SpecialDay = Static<typeof SpecialDay>;

/** When a store is open. Slots outside are not offered. */
export const storeHours = {
  openingHours: Type.Array(WeekdayHours, { maxItems: 7 }),
  specialDays: Type.Array(SpecialDay, { maxItems: STORE_SPECIAL_DAYS_MAX }),
};

/** What the staff of a store can change of it. */
export const storeSettings = {
  /** Takes no orders until further notice, regardless of the hours. */
  closed: Type.Boolean(),
  guestCheckout: Type.Boolean(),
  minimumSpend: Type.Integer({ minimum: 0, maximum: AMOUNT_MAX }),
  freeDeliveryFrom: nullable(Type.Integer({ minimum: 0, maximum: AMOUNT_MAX })),
  /** How many days ahead can be ordered; 0 is today only. */
  orderDaysInAdvance: Type.Integer({ minimum: 0, maximum: STORE_DAYS_AHEAD_MAX }),
  ...storeHours,
};

export const StoreSettings = shape({ storeId: Id, ...storeSettings });
export type StoreSettings = Static<typeof StoreSettings>;

/** What other hours mean for slots that are already booked or held. */
export const HoursEffect = shape({
  /** Orders in slots at which the store would be closed: they keep their place, and somebody must call the shoppers. */
  orders: Type.Array(Type.String()),
  /** Places that baskets hold in such slots; they end, and their shoppers choose another time. */
  holds: Type.Integer(),
});
export type HoursEffect = Static<typeof HoursEffect>;
