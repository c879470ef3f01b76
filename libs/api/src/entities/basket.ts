import Type, { type Static } from 'typebox';
import {
  CHOSEN_OPTIONS_MAX,
  LINE_NOTE_MAX_LENGTH,
  OPTION_QUANTITY_MAX,
  OPTION_TEXT_MAX_LENGTH,
  QUANTITY_MAX,
} from '../constants';
import { Day, Id, Line, Minor, nullable, shape } from '../declaration/shape';
import { OPTION_TEXT_PATTERN } from '../typed-text';
import { SelectedAddress } from './address';
import { ShownContact } from './checkout-contact';
import { FulfilmentMethod, PaymentGateway, PaymentMethod } from './enumerations';
import { menuItemFields } from './menu-item';
import { SlotReservation } from './time-slot';

/** One chosen option value; the same value may be chosen repeatedly. */
export const ChosenValue = shape({
  optionId: Id,
  valueId: Id,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: OPTION_QUANTITY_MAX })),
  /** The text that the value asks for. */
  text: Type.Optional(Type.String({ minLength: 1, maxLength: OPTION_TEXT_MAX_LENGTH, pattern: OPTION_TEXT_PATTERN })),
});
export type ChosenValue = Static<typeof ChosenValue>;

/** What the picker does when an item is out of stock: leave it out, take something close, a chosen item, or ask. */
export const SubstituteKind = Type.Enum(['none', 'similar', 'item', 'ask']);
export type SubstituteKind = Static<typeof SubstituteKind>;

/** The shopper's choice for one line. */
export const SubstituteChoice = shape({
  kind: SubstituteKind,
  /** The chosen item; required for the kind `item`, ignored otherwise. */
  menuItemId: Type.Optional(Id),
});
export type SubstituteChoice = Static<typeof SubstituteChoice>;

/** The shopper's choice for all lines without their own; an item can be chosen for one line only. */
export const SubstituteForAll = Type.Enum(['none', 'similar', 'ask']);
export type SubstituteForAll = Static<typeof SubstituteForAll>;

/** The shopper's request; only the API decides prices. */
export const BasketMenuItem = shape({
  id: Id,
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  options: Type.Optional(Type.Array(ChosenValue, { maxItems: CHOSEN_OPTIONS_MAX })),
  /** What releases before `substitute` send; that one takes precedence. */
  substitution: Type.Optional(Type.Enum(['allow', 'refuse'])),
  substitute: Type.Optional(SubstituteChoice),
  instructions: Type.Optional(Line(LINE_NOTE_MAX_LENGTH)),
  /** The unit price shown on the page; the basket reports a price change if it differs. */
  shownPrice: Type.Optional(Minor),
});
export type BasketMenuItem = Static<typeof BasketMenuItem>;

/** An item that could not be added again. */
export const MissingItem = shape({
  menuItemId: Id,
  name: Type.String(),
  /** How many of it are missing, if others of it were added. */
  quantity: Type.Optional(Type.Integer()),
});
export type MissingItem = Static<typeof MissingItem>;

export const BasketLineOption = shape({
  optionId: Id,
  optionName: Type.String(),
  valueId: Id,
  valueName: Type.String(),
  /** The shopper's text, if the value asks for one. */
  text: Type.Optional(Type.String()),
  quantity: Type.Integer(),
  extraCost: Minor,
});

/** What happens to a line whose item is out of stock when the order is picked. */
export const LineSubstitute = shape({
  kind: SubstituteKind,
  /** The choice was made for this line, not for all lines. */
  isOwn: Type.Boolean(),
  /** For the kind `item`: the chosen item and its name. */
  menuItemId: nullable(Id),
  name: nullable(Type.String()),
});
export type LineSubstitute = Static<typeof LineSubstitute>;

export const BasketLine = shape({
  basketLineId: Id,
  menuItem: shape(menuItemFields),
  /** The name of the item's top-level category. */
  aisleName: Type.Optional(Type.String()),
  quantity: Type.Integer(),
  options: Type.Array(BasketLineOption),
  /** What releases before `substitute` read: `allow` if another item may come instead. */
  substitution: Type.Enum(['allow', 'refuse']),
  /** Null until the shopper has chosen. */
  substitute: Type.Optional(nullable(LineSubstitute)),
  /** The shopper's note for the picker, if there is one. */
  instructions: Type.Optional(Type.String()),
  unitTotal: Minor,
  lineTotal: Minor,
  /** How far the line is below its former prices; already included in its total. */
  lineSaving: Minor,
  /** The deal applied to the line and its discount; the line's total is before that discount. */
  dealId: nullable(Id),
  dealSaving: Minor,
  available: Type.Boolean(),
  /** The day of the held slot, if the line is unavailable on that day. */
  notOnDay: nullable(Day),
});
export type BasketLine = Static<typeof BasketLine>;

/** An item that the shopper saved for later. It is not part of the basket's totals and is never ordered. */
export const SavedItem = shape({
  savedItemId: Id,
  menuItem: shape(menuItemFields),
  quantity: Type.Integer(),
  options: Type.Array(BasketLineOption),
  /** The current price; 0 while it is unavailable. */
  unitTotal: Minor,
  available: Type.Boolean(),
  notOnDay: nullable(Day),
  /** What it was saved with, to save it again. */
  substitute: Type.Optional(SubstituteChoice),
  instructions: Type.Optional(Type.String()),
  ageConfirmed: Type.Optional(Type.Boolean()),
});
export type SavedItem = Static<typeof SavedItem>;

/** What changed since the shopper last saw the basket. */
export const BasketUpdate = shape({
  /**
   * `item_joined`: it came from the member's basket on another device. `quantity_limited`: `from` and `to` are quantities.
   * `coupon_removed`: `name` is the code.
   */
  code: Type.Enum([
    'item_joined',
    'price_changed',
    'item_unavailable',
    'item_not_on_day',
    'quantity_limited',
    'deal_ended',
    'slot_expired',
    'coupon_removed',
  ]),
  basketLineId: nullable(Id),
  name: Type.String(),
  from: nullable(Minor),
  to: nullable(Minor),
  /** For `coupon_removed`: the problem code. */
  reason: Type.Optional(Type.String()),
  /** It is repeated until the shopper accepts it or removes the line; checkout waits for that. */
  isOpen: Type.Optional(Type.Boolean()),
});
export type BasketUpdate = Static<typeof BasketUpdate>;

const BasketCoupon = shape({
  /** The code. */
  coupon: Type.String(),
  /** What it takes off goods. */
  discount: Minor,
  /** It is for members: it takes nothing off until the shopper logs in. */
  needsReAppliedAfterAuth: Type.Boolean(),
  /** What it gives, in words. */
  name: Type.Optional(Type.String()),
  /** It takes off the delivery fee. */
  freesDelivery: Type.Optional(Type.Boolean()),
});

/** A deal that applies, or could apply, to the basket's items. */
const BasketDeal = shape({
  dealId: Id,
  slug: Type.String(),
  name: Type.String(),
  text: Type.String(),
  saving: Minor,
  /** How many more of its items are needed; 0 when it applies, or when only an amount is missing. */
  missing: Type.Integer({ minimum: 0 }),
  /** How much more must be spent on its items. */
  missingSpend: Minor,
  /** The names of its sections of which items are missing; empty if any of its items counts. */
  missingSections: Type.Optional(Type.Array(Type.String())),
});

export const BasketTotals = shape({
  items: Minor,
  /** The total difference to former prices, already included in `items`. */
  savings: Minor,
  deliveryFee: Minor,
  /** The discount of deals and a coupon on `items`. */
  discount: Minor,
  /** The store's fees for a small order and for its bags; missing in orders placed before there were any. */
  smallBasketFee: Type.Optional(Minor),
  bagFee: Type.Optional(Minor),
  tip: Minor,
  total: Minor,
  minimumSpend: Minor,
  missingToMinimum: Minor,
  missingToFreeDelivery: nullable(Minor),
});
export type BasketTotals = Static<typeof BasketTotals>;

/** A line of an order that is being changed. */
const AmendedLine = shape({
  /** The line of the basket that has the same item and options; null when it was removed. */
  basketLineId: nullable(Id),
  name: Type.String(),
  quantity: Type.Integer(),
});

/** The payment of an order that is being changed, and what it can do for the changed order. */
const EarlierPayment = shape({
  method: PaymentMethod,
  gateway: PaymentGateway,
  /** What was authorised or taken: a changed order that costs no more needs no other payment. */
  amount: Minor,
  /** It was taken already; what is too much is given back when the order is picked. */
  isTaken: Type.Boolean(),
  /** More can be authorised on it, without the card. */
  isExtendable: Type.Boolean(),
  /** The bank or the gateway refused to authorise more on it. */
  refused: nullable(Type.Enum(['declined', 'not_supported'])),
  /** When its authorisation ends by itself; null for cash, and once it is taken. */
  heldUntil: nullable(Type.String()),
});
export type EarlierPayment = Static<typeof EarlierPayment>;

/** The placed order that an order of the basket replaces. */
const AmendedOrder = shape({
  draftOrderId: Id,
  orderId: Id,
  businessOrderId: Type.String(),
  /** Until when it can be changed: the cut-off of its slot; null without a slot. */
  until: nullable(Type.String()),
  /** Why it can no longer be changed: it stays as it was. */
  refusal: nullable(Type.Enum(['cut_off_passed', 'store_began', 'order_ended'])),
  /** What it costs. Null for a caller whose details the basket does not have. */
  total: Type.Optional(nullable(Minor)),
  /** Null for such a caller, and for a payment that the changed order cannot use. */
  payment: Type.Optional(nullable(EarlierPayment)),
  /** How many of each line of the order were ordered, by item and options. Null for such a caller. */
  lines: Type.Optional(nullable(Type.Array(AmendedLine))),
});
export type AmendedOrder = Static<typeof AmendedOrder>;

/** Another open basket of the member, which a log-in could not join with this one. */
const OtherBasket = shape({
  basketId: Id,
  itemCount: Type.Integer(),
  storeName: Type.String(),
  /** It is of the same store: together they were too large for one order, or a payment was open. */
  isOfThisStore: Type.Boolean(),
});

export const Basket = shape({
  basketToken: Type.String(),
  storeId: nullable(Id),
  storeSlug: nullable(Type.String()),
  fulfilmentMethod: FulfilmentMethod,
  /** The store accepts no orders, for any day. */
  storeClosed: Type.Optional(Type.Boolean()),
  lines: Type.Array(BasketLine),
  /** Newest first. */
  savedItems: Type.Optional(Type.Array(SavedItem)),
  /** The choice for lines without their own; null until it is made. */
  substituteForAll: Type.Optional(nullable(SubstituteForAll)),
  deals: Type.Array(BasketDeal),
  coupon: nullable(BasketCoupon),
  /** The shopper has an order, so that an offer for a first one is not for them; left out by earlier releases. */
  hasOrdered: Type.Optional(Type.Boolean()),
  tip: Minor,
  updates: Type.Array(BasketUpdate),
  /** Like the totals, without the lines that cannot be ordered. */
  itemCount: Type.Integer(),
  totals: BasketTotals,
  reservation: nullable(SlotReservation),
  checkout: shape({
    deliveryAddress: nullable(SelectedAddress),
    billingAddress: nullable(SelectedAddress),
    contact: nullable(ShownContact),
    /** To the driver or the store. Null until the shopper has passed that step, empty without any. */
    instructions: Type.Optional(nullable(Type.String())),
    /**
     * Identifies the guest session of these details, for data that a page stores with them; null without one. It grants
     * no access.
     */
    session: nullable(Type.String()),
  }),
  /** Null for an ordinary basket. */
  amends: Type.Optional(nullable(AmendedOrder)),
  /** For their member only, the most recently used first. */
  otherBaskets: Type.Optional(Type.Array(OtherBasket)),
  /** Grows with every change, so that a late reply can be recognised as outdated. */
  version: Type.Integer(),
});
export type Basket = Static<typeof Basket>;
