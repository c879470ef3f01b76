import Type, { type Static } from 'typebox';
import { Day, Id, nullable, shape, TimeOfDay } from '../declaration/shape';
import { FulfilmentMethod } from './enumerations';

const window = {
  fulfilmentMethod: FulfilmentMethod,
  /** 0 is Sunday. */
  weekday: Type.Integer({ minimum: 0, maximum: 6 }),
  /** Times of day at the store. */
  starts: TimeOfDay,
  ends: TimeOfDay,
};

/** A window that a store offers every week. */
export const WeeklyWindow = shape(window);
export type WeeklyWindow = Static<typeof WeeklyWindow>;

/**
 * What becomes of a weekly slot on its coming date: the store does not take orders for it yet; a place waits for the
 * member; the basket has it; it is ordered; the member skips it; there is none; the member has given it back.
 */
export const WeeklyDateState = Type.Enum([
  'waiting',
  'kept',
  'in_basket',
  'ordered',
  'skipped',
  'missed',
  'given_back',
]);
export type WeeklyDateState = Static<typeof WeeklyDateState>;

/** The window that a member has asked for every week. */
export const WeeklySlot = shape({
  store: shape({ storeId: Id, name: Type.String(), slug: Type.String() }),
  ...window,
  /** Where it is delivered; null for a collection, and when the member has deleted the address. */
  address: nullable(shape({ addressId: Id, addressLine1: Type.String(), postcode: Type.String() })),
  coming: shape({
    date: Day,
    startDate: Type.String(),
    endDate: Type.String(),
    /** The place is kept until then, unless it is ordered. */
    keptUntil: Type.String(),
    state: WeeklyDateState,
  }),
});
export type WeeklySlot = Static<typeof WeeklySlot>;

/** A place that waits for the member who looks at a store's slots. */
export const KeptSlot = shape({
  slotId: Id,
  startDate: Type.String(),
  endDate: Type.String(),
  timeSlotDate: Day,
  timeSlotTime: TimeOfDay,
  keptUntil: Type.String(),
});
export type KeptSlot = Static<typeof KeptSlot>;
