import Type, { type Static } from 'typebox';
import { CHOSEN_OPTIONS_MAX, OPTION_QUANTITY_MAX, QUANTITY_MAX } from '../constants';
import { Day, Id, Line, Minor, nullable, shape } from '../shape';
import { SelectedAddress } from './address';
import { CheckoutContact } from './checkout-contact';
import { FulfilmentMethod } from './enumerations';
import { menuItemFields } from './menu-item';
import { SlotReservation } from './time-slot';

/** One chosen option value; the same value may be taken more than once. */
export const ChosenValue = shape({
  optionId: Id,
  valueId: Id,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: OPTION_QUANTITY_MAX })),
});
export type ChosenValue = Static<typeof ChosenValue>;

/** What the shopper asks for; the API alone says what it costs. */
export const BasketMenuItem = shape({
  id: Id,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  options: Type.Optional(Type.Array(ChosenValue, { maxItems: CHOSEN_OPTIONS_MAX })),
  substitution: Type.Optional(Type.Enum(['allow', 'refuse'])),
  instructions: Type.Optional(Line(200)),
  /** What the page that it is added from showed for one of it: the basket says so when that is no longer its price. */
  shownPrice: Type.Optional(Minor),
});
export type BasketMenuItem = Static<typeof BasketMenuItem>;

export const BasketLineOption = shape({
  optionId: Id,
  optionName: Type.String(),
  valueId: Id,
  valueName: Type.String(),
  quantity: Type.Integer(),
  extraCost: Minor,
});

export const BasketLine = shape({
  basketLineId: Id,
  menuItem: shape(menuItemFields),
  quantity: Type.Integer(),
  options: Type.Array(BasketLineOption),
  substitution: Type.Enum(['allow', 'refuse']),
  unitTotal: Minor,
  lineTotal: Minor,
  /** By how much the line is below its former prices; these are in its total already. */
  lineSaving: Minor,
  /** The deal that counts for the line, and what comes off the line for it; the line's total is before that. */
  dealId: nullable(Id),
  dealSaving: Minor,
  available: Type.Boolean(),
  /** The day of the held slot, when that is what it is not available on. */
  notOnDay: nullable(Day),
});
export type BasketLine = Static<typeof BasketLine>;

/** What changed since the shopper last saw the basket. */
export const BasketUpdate = shape({
  code: Type.Enum(['price_changed', 'item_unavailable', 'item_not_on_day', 'deal_ended', 'slot_expired']),
  basketLineId: nullable(Id),
  name: Type.String(),
  from: nullable(Minor),
  to: nullable(Minor),
});
export type BasketUpdate = Static<typeof BasketUpdate>;

const BasketCoupon = shape({
  coupon: Type.String(),
  discount: Minor,
  needsReAppliedAfterAuth: Type.Boolean(),
});

/** A deal that the basket's items take part in. */
const BasketDeal = shape({
  dealId: Id,
  slug: Type.String(),
  name: Type.String(),
  text: Type.String(),
  saving: Minor,
  /** How many more of its items there must be before it counts; nought when it does, or when only a sum is missing. */
  missing: Type.Integer({ minimum: 0 }),
  /** For how much more of its items must be bought before it counts. */
  missingSpend: Minor,
});

export const BasketTotals = shape({
  items: Minor,
  /** What former prices are above those of now, within `items`. */
  savings: Minor,
  deliveryFee: Minor,
  /** What deals and a coupon take off `items`. */
  discount: Minor,
  tip: Minor,
  total: Minor,
  minimumSpend: Minor,
  missingToMinimum: Minor,
  missingToFreeDelivery: nullable(Minor),
});
export type BasketTotals = Static<typeof BasketTotals>;

export const Basket = shape({
  basketToken: Type.String(),
  storeId: nullable(Id),
  storeSlug: nullable(Type.String()),
  fulfilmentMethod: FulfilmentMethod,
  lines: Type.Array(BasketLine),
  deals: Type.Array(BasketDeal),
  coupon: nullable(BasketCoupon),
  tip: Minor,
  updates: Type.Array(BasketUpdate),
  itemCount: Type.Integer(),
  totals: BasketTotals,
  reservation: nullable(SlotReservation),
  checkout: shape({
    deliveryAddress: nullable(SelectedAddress),
    billingAddress: nullable(SelectedAddress),
    contact: nullable(CheckoutContact),
    /** Names the session that these details are bound to, for what a page keeps beside them; null without one. It opens nothing. */
    session: nullable(Type.String()),
  }),
  /** Grows with every change: an answer that arrives late is told from the newest. */
  version: Type.Integer(),
});
export type Basket = Static<typeof Basket>;
