import type { Basket } from '@storefront/api/entities/basket';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { basketLines } from '../../database/schema/basket';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { tipRulesOf } from '../businesses/tip-rules';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { releasePlace } from '../slots/reservation.repository';
import { readStore, type Store } from '../stores/stores.repository';
import {
  type BasketRow,
  changeBasket,
  createBasket,
  type LineRow,
  linesOf,
  lockOpenBasket,
  removeLines,
} from './basket.repository';
import { moveBasketToStore } from './basket-store';
import { basketView } from './basket-view';
import { type BasketCall, changeOnce } from './change-once';
import { addDirectly } from './lines/add-directly';
import { addLines, deleteLine, validateChoice } from './lines/add-line';
import { addPossible } from './lines/add-possible';
import { assertWithinLimits } from './lines/basket-limits';
import { listingForBasket } from './lines/listing-for-basket';
import { ownSubstitute, substituteColumns } from './lines/substitutes';
import { getOpenOrNextBasket } from './next-basket';
import { touchBasket } from './owners/delete-old-baskets';
import { shopperOf } from './prices/coupon-shopper';
import { optionsKey } from './prices/price-basket';
import { pricedBasket } from './prices/priced-basket';
import { takeWeeklyPlace } from './take-weekly-place';

/** Changes an open basket and returns its new state. */
export async function withBasket(
  context: ServiceContext,
  call: BasketCall<{ basketToken: string }>,
  change: (tx: Database, basket: BasketRow) => Promise<unknown>,
): Promise<Basket> {
  const { business, body, now } = call;
  const changed = await changeOnce(context, call, async (tx) => {
    const basket = await lockOpenBasket(tx, business.id, body.basketToken);
    await change(tx, basket);
    return { basket: await changeBasket(tx, await lockOpenBasket(tx, business.id, body.basketToken), {}, now) };
  });
  return changed.basket;
}

export async function getOrCreateBasket(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /basket/get-or-create'>,
  caller: Caller,
  now: Date,
): Promise<Basket> {
  const { db } = context;
  const reader = { ...context, business, caller, catalogue: await cachedCatalogue(context, business.id) };
  return inTransaction(db, async (tx) => {
    const found = body.basketToken ? await getOpenOrNextBasket(tx, business.id, body.basketToken) : undefined;
    if (found) {
      await touchBasket(tx, found, now);
      await takeWeeklyPlace(tx, found, now);
      return basketView(tx, reader, found, now, body.isSummary);
    }
    if (body.mustExist) throw refuse('basket_not_found');
    const store = body.storeId === undefined ? undefined : await readStore(tx, business.id, body.storeId);
    const { fulfilmentMethod = store?.fulfilment[0] ?? 'delivery' } = body;
    if (store && !store.fulfilment.includes(fulfilmentMethod)) throw refuse('fulfilment_not_offered');
    const made = await createBasket(
      tx,
      {
        businessId: business.id,
        memberId: caller.member?.memberId ?? null,
        storeId: body.storeId ?? null,
        fulfilmentMethod,
      },
      now,
    );
    await takeWeeklyPlace(tx, made, now);
    return basketView(tx, reader, made, now);
  });
}

/** The method asked for, if the store offers it; else one that it offers, because its items come in no other way. */
function methodAt({ fulfilment }: Pick<Store, 'fulfilment'>, asked: BasketRow['fulfilmentMethod'] | undefined) {
  return asked && fulfilment.includes(asked) ? asked : (fulfilment[0] ?? 'delivery');
}

/** The basket to add to: the token's basket moved to the store, or a new one. */
export async function basketAtStore(
  tx: Database,
  business: Business,
  body: Pick<
    BodyOf<'POST /basket/add-item'>,
    'basketToken' | 'storeId' | 'fulfilmentMethod' | 'overwriteBasket' | 'moveItems'
  >,
  caller: Caller,
  now: Date,
): Promise<BasketRow> {
  const { basketToken, storeId, fulfilmentMethod, overwriteBasket: overwrite, moveItems } = body;
  const basket = basketToken ? await lockOpenBasket(tx, business.id, basketToken) : undefined;
  const requested = storeId ?? basket?.storeId;
  if (!requested) throw refuse('store_required');
  const store = await readStore(tx, business.id, requested);
  const method = methodAt(store, fulfilmentMethod ?? basket?.fulfilmentMethod);
  if (basket) {
    const move = { storeId: requested, fulfilmentMethod: method, overwrite, moveItems };
    return moveBasketToStore(tx, business, basket, move, now);
  }
  const memberId = caller.member?.memberId ?? null;
  const created = { businessId: business.id, memberId, storeId: requested, fulfilmentMethod: method };
  const made = await createBasket(tx, created, now);
  await takeWeeklyPlace(tx, made, now);
  return made;
}

export async function addItem(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/add-item'>>,
): Promise<ReplyOf<'POST /basket/add-item'>> {
  const { menuItem, ...body } = call.body;
  const { basketLineIds, basket } = await addItems(context, { ...call, body: { ...body, menuItems: [menuItem] } });
  const [basketLineId] = basketLineIds;
  if (basketLineId === undefined) throw new Error('The line was not saved');
  return { basketLineId, basket };
}

/** Adds several items: all of them or none, unless the request is partial. */
export async function addItems(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/add-items'>>,
): Promise<ReplyOf<'POST /basket/add-items'>> {
  const { business, body, caller, now } = call;
  const added = body.partial ? undefined : await addDirectly(context, call);
  if (added) return added;
  const add = async (tx: Database) => {
    const basket = await basketAtStore(tx, business, body, caller, now);
    if (body.partial) {
      const ages = { ageConfirmed: body.ageConfirmed ?? false, leavesOutAges: true };
      const possible = await addPossible(tx, business, basket, body.menuItems, { ...ages, now });
      return { ...possible, basket: await changeBasket(tx, basket, {}, now) };
    }
    const ages = { ageConfirmed: body.ageConfirmed ?? false };
    const lineIds = await addLines(tx, basket, body.menuItems, { business, ...ages, now });
    return { lineIds, basket: await changeBasket(tx, basket, {}, now) };
  };
  const { lineIds = [], ...reply } = await changeOnce(context, call, add);
  return { basketLineIds: lineIds, ...reply };
}

/** @throws Problem line_not_found */
export async function lineOf(tx: Database, basket: Pick<BasketRow, 'id'>, basketLineId: number): Promise<LineRow> {
  const line = (await linesOf(tx, basket.id)).find(({ id }) => id === basketLineId);
  if (!line) throw refuse('line_not_found', 'Item is no longer available.');
  return line;
}

/** Sets a line's quantity; 0 removes it. */
async function setQuantity(tx: Database, business: Business, basket: BasketRow, line: LineRow, quantity: number) {
  if (quantity === 0) return deleteLine(tx, line.id);
  const { stock, inStock = false } = (await listingForBasket(tx, basket, line.itemId)) ?? {};
  const more = quantity - line.quantity;
  if (more > 0 && !inStock) throw refuse('item_unavailable', 'Item is no longer available.');
  assertWithinLimits(business, await linesOf(tx, basket.id), { itemId: line.itemId, more, stock });
  await tx.update(basketLines).set({ quantity }).where(eq(basketLines.id, line.id));
}

/**
 * Changes a line's options. If another line already has them, the two are merged.
 * @param shownPrice the unit price shown with the options
 */
async function setChoice(
  tx: Database,
  basket: BasketRow,
  line: LineRow,
  options: LineRow['options'],
  shownPrice: number | undefined,
) {
  const listing = await listingForBasket(tx, basket, line.itemId);
  if (!listing?.inStock) throw refuse('item_unavailable', 'Item is no longer available.');
  const choice = await validateChoice(tx, line.itemId, options);
  const key = optionsKey(choice);
  const [twin] = await tx
    .select()
    .from(basketLines)
    .where(
      and(
        eq(basketLines.basketId, basket.id),
        eq(basketLines.itemId, line.itemId),
        eq(basketLines.optionsKey, key),
        ne(basketLines.id, line.id),
      ),
    );
  const quantity = line.quantity + (twin?.quantity ?? 0);
  if (twin) await deleteLine(tx, twin.id);
  const instructions = line.instructions ?? twin?.instructions ?? null;
  // The line's own choices come first; what it lacks is the other line's.
  const { substitution, substitute } = twin && !ownSubstitute(line) ? twin : line;
  const change = {
    options: choice,
    optionsKey: key,
    quantity,
    instructions,
    substitution,
    substitute,
    seenUnitTotal: shownPrice ?? null,
  };
  await tx.update(basketLines).set(change).where(eq(basketLines.id, line.id));
}

export function updateItem(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/update-item'>>,
): Promise<Basket> {
  const { business } = call;
  const { basketLineId, menuItem } = call.body;
  return withBasket(context, call, async (tx, basket) => {
    const line = await lineOf(tx, basket, basketLineId);
    const { quantity, options, instructions, shownPrice } = menuItem;
    if (quantity !== undefined) await setQuantity(tx, business, basket, line, quantity);
    if (quantity === 0) return;
    if (options) await setChoice(tx, basket, { ...line, quantity: quantity ?? line.quantity }, options, shownPrice);
    const substitute = await substituteColumns(tx, { ...line, storeId: basket.storeId }, menuItem);
    const changes = { ...substitute, ...(instructions !== undefined && { instructions }) };
    if (Object.keys(changes).length > 0) await tx.update(basketLines).set(changes).where(eq(basketLines.id, line.id));
  });
}

export function updateBasket(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/update'>>,
): Promise<Basket> {
  const { business, now } = call;
  const { updates, fulfilmentMethod, substituteForAll } = call.body;
  return withBasket(context, call, async (tx, basket) => {
    for (const { basketLineId, quantity, substitution } of updates) {
      const line = await lineOf(tx, basket, basketLineId);
      await setQuantity(tx, business, basket, line, quantity);
      const substitute = await substituteColumns(tx, { ...line, storeId: basket.storeId }, { substitution });
      if (substitution) await tx.update(basketLines).set(substitute).where(eq(basketLines.id, line.id));
    }
    if (substituteForAll) await changeBasket(tx, basket, { substituteForAll, isSubstituteChosen: true }, now);
    if (!fulfilmentMethod || fulfilmentMethod === basket.fulfilmentMethod) return;
    const store = basket.storeId === null ? undefined : await readStore(tx, business.id, basket.storeId);
    if (store && !store.fulfilment.includes(fulfilmentMethod)) throw refuse('fulfilment_not_offered');
    await releasePlace(tx, basket.id);
    await changeBasket(tx, basket, { fulfilmentMethod }, now);
  });
}

export function clearBasket(context: ServiceContext, call: BasketCall<BodyOf<'POST /basket/clear'>>): Promise<Basket> {
  return withBasket(context, call, async (tx, basket) => {
    await removeLines(tx, basket.id);
    await releasePlace(tx, basket.id);
    await changeBasket(tx, basket, { tip: 0, couponId: null, couponCode: null }, call.now);
  });
}

export function removeItem(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/remove-item'>>,
): Promise<Basket> {
  return withBasket(context, call, async (tx, basket) =>
    deleteLine(tx, (await lineOf(tx, basket, call.body.basketLineId)).id),
  );
}

/**
 * Sets the tip. It can be removed even after the business has stopped accepting tips.
 * @throws Problem tip_too_high: above the business's limits for the goods in the basket
 */
export async function updateTip(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/update-tip'>>,
): Promise<Basket> {
  const { business, body, caller, now } = call;
  const { tip } = body;
  if (tip > 0 && !tipRulesOf(business.settings)) throw refuse('tips_not_taken');
  return withBasket(context, call, async (tx, basket) => {
    if (tip > 0) {
      const store = basket.storeId === null ? undefined : await readStore(tx, business.id, basket.storeId);
      const shopper = shopperOf(basket, caller, now);
      const changed = { ...basket, tip };
      const { totals } = await pricedBasket(tx, context.keys, { business, basket: changed, store, shopper }, now);
      const highest = totals.tip;
      if (tip > highest)
        throw refuse('tip_too_high', undefined, [{ path: 'tip', message: String(highest), code: 'tip_too_high' }]);
    }
    await changeBasket(tx, basket, { tip }, now);
  });
}
