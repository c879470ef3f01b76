import Type, { type Static } from 'typebox';
import { Id, nullable, shape } from '../declaration/shape';
import { BookDifference } from './book-difference';
import { PaymentGateway } from './enumerations';
import { RefundKind } from './refund';

/** A sum in minor units: that of a year is above any single amount. */
const Sum = Type.Integer();

/** Amounts at one VAT rate, in basis points, and the VAT in them. */
const VatSum = shape({ rate: Type.Integer(), gross: Sum, vat: Sum });
export type VatSum = Static<typeof VatSum>;

/** What was taken for orders, by card or in cash: goods and fees less discounts, and tips, are the total. */
const Sales = shape({
  /** How often money was taken: once for an order. */
  count: Type.Integer(),
  /** Before discounts. */
  goods: Sum,
  /** Taken off the goods by deals, by coupons, and by rewards for points, stamps and referrals. */
  deals: Sum,
  coupons: Sum,
  rewards: Sum,
  deliveryFees: Sum,
  smallBasketFees: Sum,
  bagFees: Sum,
  tips: Sum,
  /** What was taken besides the sums of an order: by hand at the gateway, or for an order that was never placed. */
  other: Sum,
  total: Sum,
  /** Of goods and fees, by rate; tips are outside the scope of VAT. */
  vat: Type.Array(VatSum),
  /** Goods and fees of orders from before their VAT was stored. */
  vatUnknown: Sum,
});

/** Refunds that were made, of one kind. Goodwill, and what was refunded in a gateway's dashboard, have no VAT. */
const RefundSum = shape({ kind: RefundKind, count: Type.Integer(), amount: Sum, vat: Type.Array(VatSum) });

/** The movements of the ledger at one gateway, by one scheme of cards. */
const PaymentSum = shape({
  gateway: PaymentGateway,
  /** Null for cash, and for a gateway that does not state it. */
  scheme: nullable(Type.String()),
  authorised: Sum,
  /** With what a capture left of its authorisation. */
  voided: Sum,
  /** Of cash: what was taken. */
  captured: Sum,
  refunded: Sum,
});

/** The sums of some days. Each is made of the ledger's entries of these days. */
export const DayCloseSums = shape({
  sales: Sales,
  refunds: Type.Array(RefundSum),
  /** Orders that ended without being fulfilled, and what they would have cost. */
  cancellations: shape({ count: Type.Integer(), amount: Sum }),
  payments: Type.Array(PaymentSum),
});
export type DayCloseSums = Static<typeof DayCloseSums>;

const StoreClose = shape({
  /** All three are null for payments that placed no order. */
  storeId: nullable(Id),
  slug: nullable(Type.String()),
  name: nullable(Type.String()),
  sums: DayCloseSums,
});

/** What was taken and given back on one of the days. */
const DaySum = shape({ day: Type.String(), count: Type.Integer(), taken: Sum, refunded: Sum });
export type DaySum = Static<typeof DaySum>;

/** A gateway's list of the payments that began on these days, compared with the ledger now. */
const Comparison = shape({
  gateway: PaymentGateway,
  /** Null when the gateway did not answer. */
  differences: nullable(Type.Array(BookDifference)),
});
export type Comparison = Static<typeof Comparison>;

export const DayClose = shape({
  businessId: Id,
  business: Type.String(),
  currency: Type.String(),
  timeZone: Type.String(),
  /** The first and the last day. */
  day: Type.String(),
  to: Type.String(),
  /** The last day is over: the sums are final. */
  isClosed: Type.Boolean(),
  /** Of the stores below. */
  total: DayCloseSums,
  /** Those with a movement on these days. */
  stores: Type.Array(StoreClose),
  /** Every one of the days, in order; their sums are those of `total`. */
  days: Type.Array(DaySum),
  /** Of the gateways that list payments; null when it was not asked for. */
  comparison: nullable(Type.Array(Comparison)),
});
export type DayClose = Static<typeof DayClose>;
