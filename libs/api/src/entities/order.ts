import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';
import { SelectedAddress } from './address';
import { BasketLineOption, BasketTotals, SubstituteKind } from './basket';
import { ShownContact } from './checkout-contact';
import { FulfilmentMethod, PaymentMethod } from './enumerations';
import { ItemImages } from './item-images';
import { OrderComplaint, Reportable } from './order-complaint';
import { OrderStatus } from './order-status';
import { Refund } from './refund';
import { StoredReview } from './review';
import { StoreHours } from './store-hours';

export const OrderEvent = shape({ status: OrderStatus, at: Type.String() });

/** A move to a status, or an action that left the status as it was. */
const OrderHistoryEntry = shape({
  status: OrderStatus,
  action: nullable(Type.Enum(['pick', 'refund', 'decline_complaint', 'tell_late', 'mail_again', 'check'])),
  /** An operator's name, or `shopper`, or `storefront`. */
  by: Type.String(),
  reason: nullable(Type.String()),
  at: Type.String(),
});

/** What the client said of itself and of who referred the shopper. */
const OrderOrigin = shape({
  platform: nullable(Type.String()),
  channel: nullable(Type.String()),
  messagingDeviceId: nullable(Type.String()),
  referralCustomerId: nullable(Id),
  referralPartnerId: nullable(Id),
});

const orderFields = {
  businessOrderId: Type.String(),
  orderId: Id,
  draftOrderId: Id,
  status: OrderStatus,
  /** 20, 40, 60, 80 or 100 on the way to delivery; null once an order has ended in any other way. */
  statusCode: nullable(Type.Integer()),
  statusText: Type.String(),
  storeId: Id,
  storeName: Type.String(),
  fulfilmentMethod: FulfilmentMethod,
  placedAt: Type.String(),
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  itemCount: Type.Integer(),
  total: Minor,
  /** The currency of every amount; left out by earlier releases. */
  currency: Type.Optional(Type.String()),
};

const OrderReference = shape({ orderId: Id, businessOrderId: Type.String() });
export type OrderReference = Static<typeof OrderReference>;

export const OrderSummary = shape(orderFields);
export type OrderSummary = Static<typeof OrderSummary>;

/** An order in the member's list, with the pictures of its first few items. */
export const OrderListEntry = shape({ ...orderFields, images: Type.Array(ItemImages) });
export type OrderListEntry = Static<typeof OrderListEntry>;

/** In basis points: 2000 is 20 %. */
const VatRate = Type.Integer({ minimum: 0 });

/** How a line's charge comes about, so that a receipt or a refund never has to compute it. Prices include VAT. */
const LineBreakdown = shape({
  unitTotal: Minor,
  gross: Minor,
  deals: Type.Array(shape({ dealId: Id, saving: Minor })),
  couponSaving: Minor,
  /** What was charged. */
  net: Minor,
  vatRate: VatRate,
  /** The VAT that `net` contains. */
  vat: Minor,
});

const OrderFee = shape({
  kind: Type.Enum(['delivery', 'small_basket', 'bags']),
  gross: Minor,
  saving: Minor,
  net: Minor,
  vatRate: VatRate,
  vat: Minor,
});

const OrderBreakdown = shape({
  fees: Type.Array(OrderFee),
  /** Goods and fees by VAT rate. */
  vat: Type.Array(shape({ rate: VatRate, gross: Minor, vat: Minor })),
  coupon: nullable(shape({ code: Type.String(), discount: Minor, freesDelivery: Type.Boolean() })),
});

/** The line is charged at most `limit` before promotions. */
const OrderedWeight = shape({
  estimatedGrams: Type.Integer(),
  estimate: Minor,
  limit: Minor,
  /** What the picker weighed, and its price; missing until then. */
  weighed: Type.Optional(shape({ grams: Type.Integer(), amount: Minor })),
});

/** The business's code and the barcode of an item when it was ordered; null where it had none or they were not kept. */
export const itemCodes = {
  sku: Type.Optional(nullable(Type.String())),
  gtin: Type.Optional(nullable(Type.String())),
};

/** An item that was picked in place of missing ones, and what is charged for it. */
const Substituted = shape({
  menuItemId: Id,
  ...itemCodes,
  name: Type.String(),
  quantity: Type.Integer(),
  amount: Minor,
  vatRate: VatRate,
  vat: Minor,
});

const OrderLine = shape({
  lineId: Type.Optional(Id),
  menuItemId: Id,
  ...itemCodes,
  name: Type.String(),
  images: ItemImages,
  /** How many were asked for. */
  quantity: Type.Integer(),
  /** How many of them were picked; null until the order is. */
  picked: Type.Optional(nullable(Type.Integer())),
  substituted: Type.Optional(nullable(Substituted)),
  /** How many were neither picked nor replaced. */
  missing: Type.Optional(Type.Integer()),
  refundedQuantity: Type.Optional(Type.Integer()),
  refundedAmount: Type.Optional(Minor),
  options: Type.Array(BasketLineOption),
  unitTotal: Minor,
  /** For what was asked; for what was picked once the order is. */
  lineTotal: Minor,
  /** The deal's discount on the line and its label; included in the order's discount. */
  dealSaving: Minor,
  dealText: nullable(Type.String()),
  substitution: Type.Enum(['allow', 'refuse']),
  /** What to do if the item is out of stock; null if the shopper did not choose, or before it was stored. */
  substitute: Type.Optional(
    nullable(shape({ kind: SubstituteKind, menuItemId: nullable(Id), name: nullable(Type.String()) })),
  ),
  /** The shopper's note for the picker. */
  instructions: nullable(Type.String()),
  /** The minimum age that the shopper confirmed. */
  confirmedAge: nullable(Type.Integer()),
  /** For an item sold by weight; null for others. */
  weight: Type.Optional(nullable(OrderedWeight)),
  /** Null for orders placed before it was stored. */
  breakdown: Type.Optional(nullable(LineBreakdown)),
});

export const Order = shape({
  ...orderFields,
  /** The number to ring about the order; left out by earlier releases. */
  storePhone: Type.Optional(nullable(Type.String())),
  /** For a collection order, in one line: '14 Lantern Yard, London, SE1 1TL'. */
  storeAddress: Type.Optional(Type.String()),
  storeHours: Type.Optional(StoreHours),
  lines: Type.Array(OrderLine),
  /** The age to prove at the door, because of the order's items; null if none is needed. */
  proofOfAge: Type.Optional(nullable(Type.Integer())),
  totals: BasketTotals,
  /** The total that the shopper agreed to, if less was picked; null otherwise. */
  agreedTotal: Type.Optional(nullable(Minor)),
  refunds: Type.Optional(Type.Array(Refund)),
  /** Null for orders placed before it was stored. */
  breakdown: Type.Optional(nullable(OrderBreakdown)),
  payment: nullable(
    shape({
      paymentId: Id,
      method: PaymentMethod,
      state: Type.String(),
      amount: Minor,
      /** The card for display, its number masked. */
      card: nullable(shape({ scheme: Type.String(), lastFour: Type.String() })),
    }),
  ),
  contact: ShownContact,
  /** Whether a member ordered it; for operators. */
  isMembers: Type.Optional(Type.Boolean()),
  deliveryAddress: nullable(SelectedAddress),
  instructions: nullable(Type.String()),
  events: Type.Array(OrderEvent),
  /** Until when the shopper can cancel it: `until` is null without a time slot; null once they cannot. */
  cancellable: Type.Optional(nullable(shape({ until: nullable(Type.String()) }))),
  /** Until when it can be changed; `isBegun`: a basket that changes it waits for the shopper. */
  amendable: Type.Optional(nullable(shape({ until: nullable(Type.String()), isBegun: Type.Boolean() }))),
  /** The order that this one replaced, and the one that replaced it. */
  replaces: Type.Optional(nullable(OrderReference)),
  replacedBy: Type.Optional(nullable(OrderReference)),
  /** The shopper's review; null until there is one. */
  review: Type.Optional(nullable(StoredReview)),
  /** The problems that its shopper reported, oldest first. */
  complaints: Type.Optional(Type.Array(OrderComplaint)),
  /** Null before the order has arrived, and once nothing of it can be reported. */
  reportable: Type.Optional(nullable(Reportable)),
  /** For operators only: who did what, and why. */
  history: Type.Optional(Type.Array(OrderHistoryEntry)),
  /** For operators only. */
  origin: Type.Optional(OrderOrigin),
});
export type Order = Static<typeof Order>;
