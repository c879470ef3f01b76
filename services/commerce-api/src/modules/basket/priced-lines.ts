import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items, storeItems } from '../../database/schema/catalogue';
import { type DealRow, dealsOf, isActive } from '../catalogue/deals.repository';
import { isOnDay } from '../catalogue/item-days';
import { optionView } from '../catalogue/item-view';
import { type ListedItem, listedColumns, optionsOf } from '../catalogue/items.repository';
import { type HeldSlot, heldSlot } from '../slots/reservation.repository';
import { type BasketRow, type LineRow, linesOf } from './basket.repository';
import { type LinePrice, priceLine } from './price-basket';
import { type DealPrices, priceDeals } from './price-deals';

export interface PricedLine {
  row: LineRow;
  item: ListedItem;
  price: LinePrice;
  /** The deal with the largest saving on the line, and the saving of all its deals; null without a deal. */
  deal: { id: number; text: string; saving: number } | null;
  /** The day of the held slot, if the item is not available on it. */
  notOnDay: string | null;
}

export interface PricedBasket {
  lines: PricedLine[];
  /** Results of all deals, including those that nearly apply. */
  deals: { deal: DealRow; price: DealPrices['deals'][number] }[];
  /** Whether a deal is active for this basket, applied or not. */
  isDealActive: (dealId: number) => boolean;
}

type LineWithoutDeal = Omit<PricedLine, 'deal'>;

async function currentLines(db: Database, basket: BasketRow, day: string | undefined): Promise<LineWithoutDeal[]> {
  const rows = await linesOf(db, basket.id);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  // Joined from the items, so that a line keeps its name and picture after the store stopped listing the item.
  const found = await db
    .select({ ...listedColumns })
    .from(items)
    .leftJoin(storeItems, and(eq(storeItems.itemId, items.id), eq(storeItems.storeId, basket.storeId ?? 0)))
    .where(inArray(items.id, ids));
  const options = await optionsOf(db, ids);
  return rows.flatMap((row) => {
    const listed = found.find(({ id }) => id === row.itemId);
    if (!listed) return [];
    const { price, wasPrice, inStock } = listed;
    const notOnDay = inStock && day !== undefined && !isOnDay(listed, day) ? day : null;
    const sold =
      price !== null && inStock !== null ? { price, wasPrice, inStock: inStock && notOnDay === null } : undefined;
    const own = options.filter(({ itemId }) => itemId === row.itemId).map(optionView);
    const item = { ...listed, price: price ?? 0, wasPrice, inStock: inStock ?? false };
    return [{ row, item, price: priceLine(sold, own, row.options, row.quantity), notOnDay }];
  });
}

/** Deals are valid for the day of fulfilment: the day of the held slot, else today. */
function dealTimeOf(held: HeldSlot | undefined, now: Date): Date {
  const starts = held ? new Date(held.startDate) : now;
  return starts > now ? starts : now;
}

/** A basket's lines with the store's current prices and savings. */
export async function pricedBasket(db: Database, basket: BasketRow, now: Date): Promise<PricedBasket> {
  const held = await heldSlot(db, basket.id, now);
  const lines = await currentLines(db, basket, held?.timeSlotDate);
  if (lines.length === 0) return { lines: [], deals: [], isDealActive: () => false };
  const moment = dealTimeOf(held, now);
  const on = (await dealsOf(db, basket.businessId)).filter((deal) => isActive(deal, moment));
  const sold = lines.filter(({ price }) => price.available);
  const prices = priceDeals(
    on,
    sold.map(({ row, item }) => ({ lineId: row.id, itemId: item.id, price: item.price, quantity: row.quantity })),
  );
  const dealOf = (lineId: number): PricedLine['deal'] => {
    const shares = prices.byLine.get(lineId) ?? [];
    const main = on.find(({ id }) => id === shares[0]?.dealId);
    return main ? { id: main.id, text: main.text, saving: shares.reduce((sum, { saving }) => sum + saving, 0) } : null;
  };
  return {
    lines: lines.map((line) => ({ ...line, deal: dealOf(line.row.id) })),
    deals: prices.deals.flatMap((price) => {
      const deal = on.find(({ id }) => id === price.dealId);
      return deal ? [{ deal, price }] : [];
    }),
    isDealActive: (dealId) => on.some(({ id }) => id === dealId),
  };
}

/** Only the lines, priced in the same way. */
export async function pricedLines(db: Database, basket: BasketRow, now: Date): Promise<PricedLine[]> {
  return (await pricedBasket(db, basket, now)).lines;
}
