import type { BasketTotals, LineSubstitute } from '@storefront/api/entities/basket';
import type { Database } from '../../../database/database.types';
import type { Keys } from '../../../keys';
import type { Business } from '../../businesses/businesses.repository';
import { tipRulesOf } from '../../businesses/tip-rules';
import {
  type CachedCatalogue,
  type CatalogueSource,
  currentCatalogue,
  readItems,
} from '../../catalogue/catalogue-source';
import type { CategoryIndex } from '../../catalogue/category-index';
import type { DealIndex, DealRow } from '../../catalogue/deals.repository';
import type { CatalogueItem } from '../../catalogue/items/items.repository';
import { restrictsHfss } from '../../catalogue/items/promotable';
import { couponOfBasket, type PricedCoupon, pricedCoupon, usedCoupon } from '../../coupons/coupon-of-basket';
import type { CouponShopper } from '../../coupons/coupons.repository';
import { priceOrder } from '../../pricing/price-order';
import type { LineBreakdown, OrderBreakdown, PricedOrder } from '../../pricing/pricing.types';
import { type HeldPlace, type HeldSlot, heldSlotOf } from '../../slots/reservation.repository';
import type { Store } from '../../stores/stores.repository';
import type { BasketRow, LineRow } from '../basket.repository';
import { type BasketSnapshot, snapshotOf } from '../basket-snapshot';
import { type ListedRow, listRows } from '../lines/list-rows';
import { substituteOf } from '../lines/substitutes';
import { chargesOf } from './charges-of';

/** A line with its item as the store lists it now, before promotions. */
export interface CurrentLine extends ListedRow<LineRow> {
  substitute: LineSubstitute | null;
}

export interface PricedLine extends CurrentLine {
  /** The deal with the largest saving on the line, and the saving of all its deals; null without a deal. */
  deal: { id: number; text: string; saving: number } | null;
  /** How its charge comes about; null for an unavailable line, which costs nothing. */
  breakdown: Omit<LineBreakdown, 'lineId'> | null;
}

export interface PricedBasket {
  lines: PricedLine[];
  totals: BasketTotals;
  /** What an order of this basket stores beside its totals. */
  breakdown: OrderBreakdown;
  /** Results of all deals, including those that nearly apply. */
  deals: { deal: DealRow; price: PricedOrder['deals'][number] }[];
  /** The deals of the day of fulfilment, applied or not. */
  activeDeals: DealIndex;
  categories: CategoryIndex;
  /** The held or confirmed reservation with its slot, else the one kept for the basket, else the latest one. */
  place: HeldPlace | undefined;
  /** The items of the lines and of the saved rows. */
  items: ReadonlyMap<number, CatalogueItem>;
  /** The basket's coupon, also if it takes nothing off; null without one. */
  coupon: PricedCoupon | null;
}

/** The quantity of all items that an order of these lines contains. */
export const orderedCount = (lines: PricedBasket['lines']): number =>
  lines.reduce((sum, { row, price }) => sum + (price.available ? row.quantity : 0), 0);

/** The items of a basket's lines and saved rows, and those chosen as substitutes. */
const itemIdsOf = ({ lines, saved }: BasketSnapshot): number[] => [
  ...new Set([
    ...lines.flatMap(({ row }) => [row.itemId, row.substitute?.menuItemId ?? []].flat()),
    ...saved.map(({ row }) => row.itemId),
  ]),
];

function currentLinesOf(
  { basket, lines }: BasketSnapshot,
  items: ReadonlyMap<number, CatalogueItem>,
  day: string | undefined,
): CurrentLine[] {
  const nameOf = (itemId: number) => items.get(itemId)?.facts.name;
  return listRows(lines, items, day).map((line) => ({ ...line, substitute: substituteOf(basket, line.row, nameOf) }));
}

/** A basket's lines as its store lists them now. @param day the day of the held slot, if there is one */
export async function currentLines(tx: Database, basket: BasketRow, day: string | undefined): Promise<CurrentLine[]> {
  const snapshot = { ...(await snapshotOf(tx, basket)), basket };
  return currentLinesOf(snapshot, await readItems(tx, itemIdsOf(snapshot)), day);
}

/** Deals are valid for the day of fulfilment: the day of the held slot, else today. */
function dealTimeOf(held: HeldSlot | undefined, now: Date): Date {
  const starts = held ? new Date(held.startDate) : now;
  return starts > now ? starts : now;
}

interface BasketToPrice {
  business: Business;
  basket: BasketRow;
  /** Undefined before a store is chosen. */
  store: Store | undefined;
  shopper: CouponShopper;
  /** Read before the transaction; saves most reads when it is current. */
  cached?: CachedCatalogue;
}

/** A basket's lines and totals with the store's current prices, deals, fees and the basket's coupon. */
export async function pricedBasket(
  db: Database,
  keys: Keys,
  { business, basket, store, shopper, cached }: BasketToPrice,
  now: Date,
): Promise<PricedBasket> {
  const snapshot = { ...(await snapshotOf(db, basket)), basket, store };
  const catalogue = await currentCatalogue(db, business.id, cached);
  return priceSnapshot(db, { keys, business, catalogue, shopper }, snapshot, now);
}

interface SnapshotPricing extends Pick<BasketToPrice, 'business' | 'shopper'> {
  keys: Keys;
  catalogue: CatalogueSource;
}

/** Prices a basket that has been read. */
export async function priceSnapshot(
  db: Database,
  { keys, business, catalogue, shopper }: SnapshotPricing,
  snapshot: BasketSnapshot,
  now: Date,
): Promise<PricedBasket> {
  const { basket, store } = snapshot;
  const held = heldSlotOf(snapshot.place, now);
  const items = await catalogue.itemsOf(db, itemIdsOf(snapshot));
  const lines = currentLinesOf(snapshot, items, held?.timeSlotDate);
  const index = catalogue.categories;
  const at = dealTimeOf(held, now);
  const dealIndex = await catalogue.dealsAt(at);
  const deals = lines.length > 0 ? dealIndex.all : [];
  const sold = lines.filter(({ price }) => price.available);
  const coupon = await couponOfBasket(db, keys, basket, shopper, now);
  const priced = priceOrder({
    lines: sold.map(({ row, item, price }) => ({
      lineId: row.id,
      itemId: item.id,
      categoryIds: [item.categoryId, ...index.parentsOf(item.categoryId).map(({ id }) => id)],
      price: item.price,
      optionsCost: price.unitTotal - item.price,
      quantity: row.quantity,
      vatClass: item.vatClass,
      isHfss: item.hfss,
    })),
    deals,
    coupon: coupon && coupon.problem === null ? coupon.row : null,
    method: basket.fulfilmentMethod,
    slotFee: held?.fee ?? 0,
    charges: chargesOf(store, basket.fulfilmentMethod),
    tip: basket.tip,
    tipLimit: tipRulesOf(business.settings) ?? null,
    at,
    restrictHfss: restrictsHfss(business),
  });
  const breakdowns = new Map(priced.lines.map(({ lineId, ...breakdown }) => [lineId, breakdown]));
  const dealOf = (shares: LineBreakdown['deals']): PricedLine['deal'] => {
    const main = deals.find(({ id }) => id === shares[0]?.dealId);
    return main ? { id: main.id, text: main.text, saving: shares.reduce((sum, { saving }) => sum + saving, 0) } : null;
  };
  return {
    lines: lines.map((line) => {
      const breakdown = breakdowns.get(line.row.id) ?? null;
      return { ...line, breakdown, deal: dealOf(breakdown?.deals ?? []) };
    }),
    totals: { ...priced.totals, savings: sold.reduce((sum, { price }) => sum + price.lineSaving, 0) },
    breakdown: { fees: priced.fees, vat: priced.vat, coupon: usedCoupon(coupon, priced) },
    coupon: coupon && pricedCoupon(coupon, priced),
    deals: priced.deals.flatMap((price) => {
      const deal = deals.find(({ id }) => id === price.dealId);
      return deal ? [{ deal, price }] : [];
    }),
    activeDeals: dealIndex,
    place: snapshot.place,
    categories: index,
    items,
  };
}
