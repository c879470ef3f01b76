import type { Basket } from '@storefront/api/entities/basket';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { savedItems } from '../../../database/schema/basket';
import { items } from '../../../database/schema/catalogue';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { type BasketRow, changeBasket, linesOf, lockOpenBasket } from '../basket.repository';
import { lineOf, withBasket } from '../basket.service';
import { type BasketCall, changeOnce } from '../change-once';
import { addLines, deleteLine, validateChoice } from '../lines/add-line';
import { roomFor } from '../lines/basket-limits';
import { listingForBasket } from '../lines/listing-for-basket';
import { possibleSubstitute, replacementsAt } from '../lines/substitutes';
import { optionsKey } from '../prices/price-basket';
import { insertSavedItem, type SavedItemRow, savedItemsOf, savedOf } from './saved-items.repository';

interface Saved {
  id: number;
  basket: Basket;
}

/** Changes a basket and returns its new state with the id that the change returned. */
async function withBasketAndId(
  context: ServiceContext,
  call: BasketCall<{ basketToken: string }>,
  change: (tx: Database, basket: BasketRow) => Promise<number>,
): Promise<Saved> {
  const { business, body, now } = call;
  const changed = await changeOnce(context, call, async (tx) => {
    const basket = await lockOpenBasket(tx, business.id, body.basketToken);
    const id = await change(tx, basket);
    return { lineIds: [id], basket: await changeBasket(tx, basket, {}, now) };
  });
  const [id = 0] = changed.lineIds ?? [];
  return { id, basket: changed.basket };
}

/** Moves a line to the saved items. */
export async function saveLine(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/save-line'>>,
): Promise<ReplyOf<'POST /basket/save-line'>> {
  const { id, basket } = await withBasketAndId(context, call, async (tx, { id: basketId }) => {
    const line = await lineOf(tx, { id: basketId }, call.body.basketLineId);
    await deleteLine(tx, line.id);
    return insertSavedItem(tx, basketId, savedOf(line));
  });
  return { savedItemId: id, basket };
}

/** Saves an item of the business, even if the store no longer lists it: a removal of it can be undone. */
export async function saveItem(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/save-item'>>,
): Promise<ReplyOf<'POST /basket/save-item'>> {
  const { business, body } = call;
  const { id: itemId, quantity = 1, options: chosen, substitute, instructions } = body.menuItem;
  const { id, basket } = await withBasketAndId(context, call, async (tx, { id: basketId }) => {
    const [item] = await tx
      .select({ minimumAge: items.minimumAge })
      .from(items)
      .where(and(eq(items.id, itemId), eq(items.businessId, business.id)));
    if (!item) throw refuse('item_not_found', 'Product not found');
    const options = await validateChoice(tx, itemId, chosen);
    return insertSavedItem(tx, basketId, {
      itemId,
      quantity,
      options,
      optionsKey: optionsKey(options),
      // It is checked when the item is moved into the basket.
      substitute: substitute ?? null,
      instructions: instructions ?? null,
      confirmedAge: body.ageConfirmed ? item.minimumAge : null,
    });
  });
  return { savedItemId: id, basket };
}

async function savedItemOf(tx: Database, basket: Pick<BasketRow, 'id'>, savedItemId: number): Promise<SavedItemRow> {
  const saved = (await savedItemsOf(tx, basket.id)).find(({ id }) => id === savedItemId);
  if (!saved) throw refuse('saved_item_not_found');
  return saved;
}

const deleteSavedItem = (tx: Database, id: number) => tx.delete(savedItems).where(eq(savedItems.id, id));

/**
 * Adds a saved item to the basket with the choices that it was saved with: as many as the basket and the store's stock
 * allow. The others stay saved.
 */
async function addSaved(
  tx: Database,
  business: Business,
  basket: BasketRow,
  saved: SavedItemRow,
  { ageConfirmed = false, now }: { ageConfirmed: boolean | undefined; now: Date },
): Promise<number> {
  const { itemId, options, instructions, confirmedAge } = saved;
  const { stock } = (await listingForBasket(tx, basket, itemId)) ?? {};
  const room = roomFor(business, await linesOf(tx, basket.id), { itemId, stock });
  // Without room, the addition of one is refused with the limit's own code.
  const quantity = Math.min(saved.quantity, Math.max(room, 1));
  const replaced = { itemId, confirmedAge };
  const replacements = await replacementsAt(tx, basket.storeId, [saved.substitute]);
  const substitute = possibleSubstitute(replaced, saved.substitute, replacements);
  const menuItem = { id: itemId, quantity, options, substitute, ...(instructions !== null && { instructions }) };
  const ages = { ageConfirmed, confirmedAge: confirmedAge ?? 0 };
  const [lineId] = await addLines(tx, basket, [menuItem], { business, ...ages, now });
  if (lineId === undefined) throw new Error('The saved item was not added');
  if (quantity === saved.quantity) await deleteSavedItem(tx, saved.id);
  else
    await tx
      .update(savedItems)
      .set({ quantity: saved.quantity - quantity })
      .where(eq(savedItems.id, saved.id));
  return lineId;
}

/** Moves a saved item into the basket. */
export async function moveSavedItem(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/move-saved-item'>>,
): Promise<ReplyOf<'POST /basket/move-saved-item'>> {
  const { business, body, now } = call;
  const { id, basket } = await withBasketAndId(context, call, async (tx, locked) => {
    const saved = await savedItemOf(tx, locked, body.savedItemId);
    return addSaved(tx, business, locked, saved, { ageConfirmed: body.ageConfirmed, now });
  });
  return { basketLineId: id, basket };
}

export function removeSavedItem(
  context: ServiceContext,
  call: BasketCall<BodyOf<'POST /basket/remove-saved-item'>>,
): Promise<Basket> {
  return withBasket(context, call, async (tx, basket) =>
    deleteSavedItem(tx, (await savedItemOf(tx, basket, call.body.savedItemId)).id),
  );
}
