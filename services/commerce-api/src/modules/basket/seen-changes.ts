import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { basketLines, baskets, type SeenDeal } from '../../database/schema/basket';
import type { BasketRow } from './basket.repository';
import type { CurrentLine, PricedBasket } from './priced-basket';

/** Saves the deals that a full view shows; a summary keeps those that have ended, so that they are reported again. */
export async function saveSeenDeals(
  db: Database,
  basket: BasketRow,
  { lines, deals }: PricedBasket,
  keepsUpdates: boolean,
): Promise<void> {
  const seen = deals.flatMap(({ deal, price: { saving } }): SeenDeal[] => {
    if (saving === 0) return [];
    const covered = new Set(deal.sections.flatMap(({ itemIds }) => itemIds));
    const itemIds = [...new Set(lines.map(({ item }) => item.id).filter((id) => covered.has(id)))];
    return [{ id: deal.id, name: deal.name, saving, itemIds }];
  });
  const unreported = keepsUpdates ? basket.seenDeals.filter(({ id }) => !seen.some((one) => one.id === id)) : [];
  const seenDeals = [...unreported, ...seen];
  if (isDeepStrictEqual(seenDeals, basket.seenDeals)) return;
  await db.update(baskets).set({ seenDeals }).where(eq(baskets.id, basket.id));
}

/**
 * Saves the price of a new line as accepted. A full view also settles what needs no answer: lower prices, and lines from
 * another device. A higher price stays until the shopper accepts it.
 */
export async function saveSeenLines(db: Database, lines: readonly CurrentLine[], isSummary: boolean): Promise<void> {
  await resetAcceptedAbsences(db, lines);
  const joined = lines.filter(({ row }) => row.joined).map(({ row }) => row.id);
  if (joined.length > 0 && !isSummary)
    await db.update(basketLines).set({ joined: false }).where(inArray(basketLines.id, joined));
  for (const { row, price } of lines) {
    const isLower = row.seenUnitTotal !== null && price.unitTotal < row.seenUnitTotal;
    if (!price.available || !(row.seenUnitTotal === null || (isLower && !isSummary))) continue;
    await db.update(basketLines).set({ seenUnitTotal: price.unitTotal }).where(eq(basketLines.id, row.id));
  }
}

/** Saves all current prices as accepted, when the shopper is asked to confirm the total that contains them. */
export async function acceptPrices(tx: Database, lines: readonly CurrentLine[]): Promise<void> {
  for (const { row, price } of lines)
    if (price.available)
      await tx
        .update(basketLines)
        .set({ seenUnitTotal: price.unitTotal })
        .where(and(eq(basketLines.id, row.id), ne(basketLines.seenUnitTotal, price.unitTotal)));
}

/** A kept line whose item has come back is part of the order again; if the item goes once more, the shopper is asked. */
export async function resetAcceptedAbsences(db: Database, lines: readonly CurrentLine[]): Promise<void> {
  const back = lines.filter(({ row, price }) => row.absenceAccepted && price.available).map(({ row }) => row.id);
  if (back.length === 0) return;
  await db.update(basketLines).set({ absenceAccepted: false }).where(inArray(basketLines.id, back));
}
