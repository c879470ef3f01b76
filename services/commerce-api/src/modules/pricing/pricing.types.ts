import type { PricingDeal } from './deal-application';
import type { DealPrices } from './price-deals';
import type { CouponKind } from './stacking';
import type { VatClass, VatTotal } from './vat';

/** A line that can be bought. All money is in minor units and includes VAT. */
export interface PricingLine {
  lineId: number;
  itemId: number;
  /** The item's category and all above it. */
  categoryIds: readonly number[];
  /** The price of one, without options. */
  price: number;
  /** What the chosen options add to the price of one. */
  optionsCost: number;
  quantity: number;
  vatClass: VatClass;
  /** High in fat, sugar or salt. */
  isHfss: boolean;
}

/** A deal and the time in which it applies; the start is inclusive, the end exclusive. */
export interface DatedDeal extends PricingDeal {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** A coupon whose dates, uses and shopper have been checked; only the basket's own conditions are left. */
export interface PricingCoupon {
  kind: CouponKind;
  /** Of a percentage coupon: 1 to 100. */
  percent: number | null;
  amount: number | null;
  /** Of the goods that it covers, after deals. */
  minimumSpend: number;
  /** The items and categories that it covers; all goods if both are empty. */
  itemIds: readonly number[];
  categoryIds: readonly number[];
}

/** The store's charges for one fulfilment method. */
export interface PricingCharges {
  minimumSpend: number;
  freeDeliveryFrom: number | null;
  /** Charged while goods after deals are below `smallBasketBelow`. */
  smallBasketFee: number;
  smallBasketBelow: number;
  bagFee: number;
}

export interface PricingInput {
  lines: readonly PricingLine[];
  deals: readonly DatedDeal[];
  coupon: PricingCoupon | null;
  method: 'delivery' | 'collection';
  /** The fee of the held slot, 0 without one. */
  slotFee: number;
  charges: PricingCharges;
  tip: number;
  /** The highest tip and how many per cent of the goods after deals it may be; null without a limit. */
  tipLimit: { maximum: number; maximumPercent: number } | null;
  /** The moment of fulfilment, which decides which deals apply. */
  at: Date;
  /** Items high in fat, sugar or salt count for no volume deal. */
  restrictHfss: boolean;
}

export interface LineBreakdown {
  lineId: number;
  unitTotal: number;
  /** Price and options times quantity, before promotions. */
  gross: number;
  deals: { dealId: number; saving: number }[];
  couponSaving: number;
  /** What is charged: gross less its shares of deals and the coupon. */
  net: number;
  /** In basis points: 2000 is 20 %. */
  vatRate: number;
  /** The VAT that `net` contains. */
  vat: number;
}

export interface FeeBreakdown {
  kind: 'delivery' | 'small_basket' | 'bags';
  gross: number;
  /** What a free delivery took off. */
  saving: number;
  net: number;
  vatRate: number;
  vat: number;
}

export interface PricedOrder {
  lines: LineBreakdown[];
  /** Fees of 0 are left out, unless a free delivery took them off. */
  fees: FeeBreakdown[];
  /** Deals that apply or nearly apply. */
  deals: DealPrices['deals'];
  /** Null without a coupon. */
  coupon: { discount: number; freesDelivery: boolean; refusal: CouponRefusal | null } | null;
  /** Goods and fees by VAT rate. A tip is outside the scope of VAT. */
  vat: VatTotal[];
  totals: {
    items: number;
    /** Of deals and the coupon on goods. */
    discount: number;
    deliveryFee: number;
    smallBasketFee: number;
    bagFee: number;
    tip: number;
    total: number;
    minimumSpend: number;
    missingToMinimum: number;
    missingToFreeDelivery: number | null;
  };
}

/** What an order stores beside its totals. The tip is part of no VAT total. */
export interface OrderBreakdown extends Pick<PricedOrder, 'fees' | 'vat'> {
  /** The code that was used and what it took off goods; null without a coupon. */
  coupon: { code: string; discount: number; freesDelivery: boolean } | null;
}

/** Why a basket's coupon takes nothing off. */
export type CouponRefusal = 'nothing_covered' | 'below_minimum';
