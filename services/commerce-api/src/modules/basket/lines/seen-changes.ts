import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { basketLines, baskets, type SeenDeal } from '../../../database/schema/basket';
import type { BasketRow } from '../basket.repository';
import type { CurrentLine, PricedBasket } from '../prices/priced-basket';

/** The deals that a view shows; a summary keeps those that have ended, so that they are reported again. */
export function seenDealsOf(basket: BasketRow, { lines, deals }: PricedBasket, keepsUpdates: boolean): SeenDeal[] {
  const seen = deals.flatMap(({ deal, price: { saving } }): SeenDeal[] => {
    if (saving === 0) return [];
    const covered = new Set(deal.sections.flatMap(({ itemIds }) => itemIds));
    const itemIds = [...new Set(lines.map(({ item }) => item.id).filter((id) => covered.has(id)))];
    return [{ id: deal.id, name: deal.name, saving, itemIds }];
  });
  const unreported = keepsUpdates ? basket.seenDeals.filter(({ id }) => !seen.some((one) => one.id === id)) : [];
  return [...unreported, ...seen];
}

/** Saves the deals that a view shows. */
export async function saveSeenDeals(
  db: Database,
  basket: BasketRow,
  priced: PricedBasket,
  keepsUpdates: boolean,
): Promise<void> {
  const seenDeals = seenDealsOf(basket, priced, keepsUpdates);
  if (isDeepStrictEqual(seenDeals, basket.seenDeals)) return;
  await db.update(baskets).set({ seenDeals }).where(eq(baskets.id, basket.id));
}

/**
 * The prices that count as accepted, by line: those of new lines. A full view also settles lower prices; a higher price
 * stays until the shopper accepts it.
 */
export function acceptedPricesOf(lines: readonly CurrentLine[], isSummary: boolean): ReadonlyMap<number, number> {
  return new Map(
    lines.flatMap(({ row, price }) => {
      const isLower = row.seenUnitTotal !== null && price.unitTotal < row.seenUnitTotal;
      const isAccepted = price.available && (row.seenUnitTotal === null || (isLower && !isSummary));
      return isAccepted ? [[row.id, price.unitTotal] as const] : [];
    }),
  );
}

/** Saves the accepted prices; a full view also settles lines from another device. */
export async function saveSeenLines(db: Database, lines: readonly CurrentLine[], isSummary: boolean): Promise<void> {
  await resetAcceptedAbsences(db, lines);
  const joined = lines.filter(({ row }) => row.joined).map(({ row }) => row.id);
  if (joined.length > 0 && !isSummary)
    await db.update(basketLines).set({ joined: false }).where(inArray(basketLines.id, joined));
  await savePrices(db, acceptedPricesOf(lines, isSummary));
}

/** Writes the accepted prices, by line, in one statement. */
async function savePrices(db: Database, prices: ReadonlyMap<number, number>): Promise<void> {
  if (prices.size === 0) return;
  const rows = JSON.stringify([...prices].map(([id, price]) => ({ id, price })));
  await db.execute(sql`update basket_lines l set seen_unit_total = v.price
    from json_to_recordset(${rows}::json) as v(id bigint, price int)
    where l.id = v.id and l.seen_unit_total is distinct from v.price`);
}

/** Saves all current prices as accepted, when the shopper is asked to confirm the total that contains them. */
export async function acceptPrices(tx: Database, lines: readonly CurrentLine[]): Promise<void> {
  const available = lines.filter(({ price }) => price.available);
  await savePrices(tx, new Map(available.map(({ row, price }) => [row.id, price.unitTotal])));
}

/** A kept line whose item has come back is part of the order again; if the item goes once more, the shopper is asked. */
export async function resetAcceptedAbsences(db: Database, lines: readonly CurrentLine[]): Promise<void> {
  const back = lines.filter(({ row, price }) => row.absenceAccepted && price.available).map(({ row }) => row.id);
  if (back.length === 0) return;
  await db.update(basketLines).set({ absenceAccepted: false }).where(inArray(basketLines.id, back));
}
