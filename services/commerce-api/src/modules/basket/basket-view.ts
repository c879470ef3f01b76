import type { Basket, BasketLine, BasketUpdate } from '@storefront/api/entities/basket';
import { eq } from 'drizzle-orm';
import type { Gateways } from '../../context/gateways';
import type { Database } from '../../database/database.types';
import { baskets } from '../../database/schema/basket';
import type { Caller } from '../../http/operation.types';
import type { Keys } from '../../keys';
import type { Business } from '../businesses/businesses.repository';
import type { CatalogueSource } from '../catalogue/catalogue-source';
import { cardOf } from '../catalogue/items/item-view';
import type { PricedCoupon } from '../coupons/coupon-of-basket';
import { type CouponShopper, hasOrdered } from '../coupons/coupons.repository';
import { shownReservation } from '../slots/reservation.repository';
import { storeState } from '../stores/opening';
import { amendedOrderView } from './amended-order-view';
import type { BasketRow } from './basket.repository';
import { type BasketSnapshot, snapshotOf } from './basket-snapshot';
import { changeOf, limitQuantities } from './lines/line-changes';
import { saveSeenDeals, saveSeenLines } from './lines/seen-changes';
import { substitutionOf } from './lines/substitutes';
import { checkoutOf, touchDetails } from './owners/personal-details';
import { shopperOf } from './prices/coupon-shopper';
import { orderedCount, type PricedBasket, type PricedLine, priceSnapshot } from './prices/priced-basket';
import { savedItemsView } from './saved-items/saved-items-view';

function lineView(
  { row, item, price, deal, notOnDay, substitute }: PricedLine,
  shelves: Parameters<typeof cardOf>[2],
): BasketLine {
  return {
    basketLineId: row.id,
    // No basket shows these texts, which are a third of a long basket's reply; the item's own page has them.
    menuItem: { ...cardOf(item, item, shelves), description: '', ingredients: null, tags: [] },
    aisleName: shelves.categories.aisleOf(item.categoryId)?.name ?? '',
    quantity: row.quantity,
    options: price.options,
    substitution: substitutionOf(substitute),
    substitute,
    ...(row.instructions !== null && { instructions: row.instructions }),
    unitTotal: price.unitTotal,
    lineTotal: price.lineTotal,
    lineSaving: price.lineSaving,
    dealId: deal?.id ?? null,
    dealSaving: deal?.saving ?? 0,
    available: price.available,
    notOnDay,
  };
}

/** Lines from the member's basket on another device, which this device has not shown yet. */
const joinedLines = (lines: readonly PricedLine[]): BasketUpdate[] =>
  lines.flatMap(({ row, item }) =>
    row.joined ? [{ code: 'item_joined' as const, basketLineId: row.id, name: item.name, from: null, to: null }] : [],
  );

/** Deals that applied when the shopper last looked and have ended since, while any of their items is in the basket. */
function endedDeals(basket: BasketRow, { lines, activeDeals }: PricedBasket): BasketUpdate[] {
  const ids = new Set(lines.filter(({ price }) => price.available).map(({ item }) => item.id));
  return basket.seenDeals
    .filter(
      ({ id, itemIds }) => !activeDeals.all.some((deal) => deal.id === id) && itemIds.some((itemId) => ids.has(itemId)),
    )
    .map(({ name, saving }) => ({ code: 'deal_ended', basketLineId: null, name, from: saving, to: null }));
}

const couponView = ({ code, name, discount, freesDelivery, problem }: PricedCoupon): Basket['coupon'] => ({
  coupon: code,
  discount,
  needsReAppliedAfterAuth: problem === 'coupon_needs_member',
  name,
  freesDelivery,
});

/**
 * Whether an offer for a first order is for somebody else; asked only where a business makes one. A guest is not told,
 * because they may type anybody's e-mail address.
 */
async function hasOrderedBefore(db: Database, business: Business, basket: BasketRow, shopper: CouponShopper) {
  if (!business.settings.copy.couponHint || shopper.memberId === null) return false;
  const { amendsDraftOrderId } = basket;
  return hasOrdered(db, business.id, shopper, amendsDraftOrderId === null ? [] : [amendsDraftOrderId]);
}

/** The baskets with which the member may continue instead; while an order is changed, none. */
function othersOf({ basket, others }: BasketSnapshot, { member }: Caller): Basket['otherBaskets'] {
  if (!member || member.memberId !== basket.memberId || basket.amendsDraftOrderId !== null) return [];
  return others.map(({ storeId, ...other }) => ({ ...other, isOfThisStore: storeId === basket.storeId }));
}

/** The reader of a basket, and what a reply needs besides the basket. */
export interface BasketReader {
  /** For what is stored as a hash. */
  keys: Keys;
  /** For what the payment of an order that is being changed can do. */
  gateways: Gateways;
  business: Business;
  caller: Caller;
  catalogue: CatalogueSource;
}

export interface ViewedBasket {
  view: Basket;
  priced: PricedBasket;
  /** The coupon no longer applies, which the updates say. */
  isCouponGone: boolean;
}

/** Views a basket with the store's current prices; writes nothing. */
export async function viewSnapshot(
  db: Database,
  { keys, gateways, business, caller, catalogue }: BasketReader,
  snapshot: BasketSnapshot,
  now: Date,
): Promise<ViewedBasket> {
  const { basket, store } = snapshot;
  const shopper = shopperOf(basket, caller, now);
  const priced = await priceSnapshot(db, { keys, business, catalogue, shopper }, snapshot, now);
  const { lines, deals, totals, coupon } = priced;
  const shelves = { categories: priced.categories, deals: priced.activeDeals };
  const reservation = shownReservation(snapshot.place, now);
  const heldDay = reservation?.state === 'held' ? reservation.timeSlotDate : undefined;
  const quantityLimits = limitQuantities(lines, business.settings.itemLimit);
  const updates = [
    ...joinedLines(lines),
    ...lines.flatMap((line) => changeOf(line, quantityLimits) ?? []),
    ...endedDeals(basket, priced),
  ];
  if (reservation?.state === 'lapsed' || reservation?.state === 'withdrawn')
    updates.push({ code: 'slot_expired', basketLineId: null, name: 'slot', from: null, to: null });
  const isCouponGone = coupon !== null && coupon.problem !== null && coupon.problem !== 'coupon_needs_member';
  if (isCouponGone)
    updates.push({
      code: 'coupon_removed',
      basketLineId: null,
      name: coupon.code,
      from: null,
      to: null,
      ...(coupon.problem && { reason: coupon.problem }),
    });
  const checkout = checkoutOf(basket, caller, business.settings.country, now);
  const view: Basket = {
    basketToken: basket.token,
    storeId: basket.storeId,
    storeSlug: store?.slug ?? null,
    fulfilmentMethod: basket.fulfilmentMethod,
    storeClosed: store !== undefined && storeState(store, now, business.settings.timeZone) === 'closed',
    lines: lines.map((line) => lineView(line, shelves)),
    savedItems: savedItemsView(snapshot.saved, priced.items, shelves, heldDay),
    substituteForAll: basket.substituteForAll,
    deals: deals.map(({ deal: { id, slug, name, text, sections }, price }) => ({
      dealId: id,
      slug,
      name,
      text,
      saving: price.saving,
      missing: price.missing,
      missingSpend: price.missingSpend,
      missingSections: price.missingSections.flatMap((at) => sections[at]?.name ?? []),
    })),
    coupon: coupon && !isCouponGone ? couponView(coupon) : null,
    hasOrdered: await hasOrderedBefore(db, business, basket, shopper),
    tip: totals.tip,
    updates,
    itemCount: orderedCount(lines),
    totals,
    reservation,
    checkout,
    amends: await amendedOrderView(
      db,
      gateways,
      { basket, lines: lines.map(({ row }) => row) },
      checkout.contact !== null,
      now,
    ),
    otherBaskets: othersOf(snapshot, caller),
    version: basket.version,
  };
  return { view, priced, isCouponGone };
}

/**
 * A basket with the store's current prices. A coupon that no longer applies is taken off and reported; one that waits
 * for a log-in stays.
 * @param isSummary the caller does not show the updates, so the next full reply reports them again
 */
export async function basketView(
  db: Database,
  reader: BasketReader,
  basket: BasketRow,
  now: Date,
  isSummary = false,
): Promise<Basket> {
  const snapshot = { ...(await snapshotOf(db, basket)), basket };
  const { view, priced, isCouponGone } = await viewSnapshot(db, reader, snapshot, now);
  if (isCouponGone && !isSummary)
    await db.update(baskets).set({ couponId: null, couponCode: null }).where(eq(baskets.id, basket.id));
  await saveSeenLines(db, priced.lines, isSummary);
  await saveSeenDeals(db, basket, priced, isSummary);
  await touchDetails(db, basket, reader.caller, now);
  return view;
}
