import { and, eq, inArray, sql } from 'drizzle-orm';
import { categories, deals, itemOptions, items, storeItems } from '../../../database/schema/catalogue';
import { plain } from '../../catalogue/plain-text';
import { refreshSearchWords } from '../../catalogue/search.repository';
import type { ItemRow } from '../plan/item-row';
import type { ImportPlan } from '../plan/plan-import';
import type { ApplyContext } from './apply-context';
import { AT_ONCE, releaseSlugs, upsertAll, writeInBatches, writeRows } from './apply-context';
import { upsertRows } from './upsert-rows';

const LISTINGS_AT_ONCE = 5_000;
const IDS_AT_ONCE = 5_000;

/** An item with its search words, without accents. */
function searchable(item: ItemRow) {
  return {
    ...item,
    plainTags: plain([...item.tags, item.brand ?? ''].join(' ')),
    plainRest: plain(`${item.description} ${item.ingredients ?? ''}`),
  };
}

/** The search words of an item; words of the name have the highest weight, as in the seed. */
const search = sql`setweight(to_tsvector('english', incoming.plain_name), 'A')
  || setweight(to_tsvector('english', incoming."plainTags"), 'B')
  || setweight(to_tsvector('english', incoming."plainRest"), 'D')`;

async function writeItems(applying: ApplyContext, { writes, options }: ImportPlan['items']): Promise<void> {
  const { tx } = applying;
  const how = { table: items, words: ['plainTags', 'plainRest'], computed: { search } } as const;
  await releaseSlugs(applying, items, writes.renamed);
  await writeInBatches(writes.changed, AT_ONCE, applying, (piece) =>
    upsertRows(tx, { ...how, rows: piece.map(searchable), key: ['id'] }),
  );
  await writeInBatches(writes.added, AT_ONCE, applying, (piece) =>
    upsertRows(tx, { ...how, rows: piece.map(searchable) }),
  );
  await writeInBatches(options.remove, IDS_AT_ONCE, applying, (ids) =>
    tx.delete(itemOptions).where(inArray(itemOptions.id, ids)),
  );
  await writeRows(applying, options.writes, itemOptions);
}

async function writeListings(applying: ApplyContext, { rows, remove }: ImportPlan['listings']): Promise<void> {
  const byStore = new Map<number, number[]>();
  for (const { storeId, itemId } of remove) {
    const ids = byStore.get(storeId);
    if (ids) ids.push(itemId);
    else byStore.set(storeId, [itemId]);
  }
  for (const [storeId, itemIds] of byStore)
    await writeInBatches(itemIds, IDS_AT_ONCE, applying, (ids) =>
      applying.tx.delete(storeItems).where(and(eq(storeItems.storeId, storeId), inArray(storeItems.itemId, ids))),
    );
  await upsertAll(applying, { table: storeItems, rows, key: ['storeId', 'itemId'] }, LISTINGS_AT_ONCE);
}

async function writeCategories(applying: ApplyContext, { writes, remove }: ImportPlan['categories']): Promise<void> {
  if (remove.length > 0) await applying.tx.delete(categories).where(inArray(categories.id, remove));
  await writeRows(applying, writes, categories);
}

async function writeDeals(applying: ApplyContext, { writes, remove }: ImportPlan['deals']): Promise<void> {
  if (remove.length > 0) await applying.tx.delete(deals).where(inArray(deals.id, remove));
  await writeRows(applying, writes, deals);
}

export async function writeCatalogue(applying: ApplyContext, plan: ImportPlan, businessId: number): Promise<void> {
  await writeCategories(applying, plan.categories);
  await writeItems(applying, plan.items);
  await writeListings(applying, plan.listings);
  await writeDeals(applying, plan.deals);
  await refreshSearchWords(applying.tx, businessId);
}
