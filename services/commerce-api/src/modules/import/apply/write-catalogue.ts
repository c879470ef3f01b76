import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database/database.types';
import { banners, categories, deals, itemOptions, items, storeItems } from '../../../database/schema/catalogue';
import { plain } from '../../catalogue/plain-text';
import { refreshSearchWords } from '../../catalogue/search.repository';
import { queueLowStock, type StockStep } from '../../webhooks/queue-low-stock';
import type { ItemRow } from '../plan/items/item-row';
import type { ImportPlan } from '../plan/plan-import';
import type { ApplyContext } from './apply-context';
import { BATCH_SIZE, IDS_PER_STATEMENT, releaseSlugs, upsertAll, writeInBatches, writeRows } from './apply-context';
import { upsertRows } from './upsert-rows';

/** A listing is a few numbers, so many of them take as long as a batch of items with their texts. */
const LISTINGS_PER_STATEMENT = 5_000;

/** An item with its search words, without accents. */
function searchable(item: ItemRow) {
  return {
    ...item,
    plainTags: plain([...item.tags, item.brand ?? ''].join(' ')),
    plainRest: plain(`${item.description} ${item.ingredients ?? ''}`),
  };
}

/** The search words of an item; words of the name have the highest weight. */
const search = sql`setweight(to_tsvector('english', incoming.plain_name), 'A')
  || setweight(to_tsvector('english', incoming."plainTags"), 'B')
  || setweight(to_tsvector('english', incoming."plainRest"), 'D')`;

async function writeItems(context: ApplyContext, { writes, options }: ImportPlan['items']): Promise<void> {
  const { tx } = context;
  const how = { table: items, words: ['plainTags', 'plainRest'], computed: { search } } as const;
  await releaseSlugs(context, items, writes.renamed);
  await writeInBatches(writes.changed, BATCH_SIZE, context, (piece) =>
    upsertRows(tx, { ...how, rows: piece.map(searchable), key: ['id'] }),
  );
  await writeInBatches(writes.added, BATCH_SIZE, context, (piece) =>
    upsertRows(tx, { ...how, rows: piece.map(searchable) }),
  );
  await writeInBatches(options.remove, IDS_PER_STATEMENT, context, (ids) =>
    tx.delete(itemOptions).where(inArray(itemOptions.id, ids)),
  );
  await writeRows(context, options.writes, itemOptions);
}

/** Writes counts. The rows are locked before they are read, because orders take from them meanwhile. */
async function writeStocks(tx: Database, stocks: ImportPlan['listings']['stocks'], now: Date): Promise<void> {
  const written = await rowsOf<StockStep>(
    tx,
    sql`with step as (
          select s.store_id, s.item_id, s.stock as before, v.stock as after from store_items s
          join json_to_recordset(${JSON.stringify(stocks)}::json) as v("storeId" bigint, "itemId" bigint, stock int)
            on s.store_id = v."storeId" and s.item_id = v."itemId"
          order by s.store_id, s.item_id for update of s)
        update store_items s set stock = step.after from step
        where s.store_id = step.store_id and s.item_id = step.item_id
        returning s.store_id::float8 as "storeId", s.item_id::float8 as "itemId", step.before, step.after`,
  );
  await queueLowStock(tx, written, now);
}

async function writeListings(
  context: ApplyContext,
  { rows, stocks, remove }: ImportPlan['listings'],
  now: Date,
): Promise<void> {
  const byStore = new Map<number, number[]>();
  for (const { storeId, itemId } of remove) {
    const ids = byStore.get(storeId);
    if (ids) ids.push(itemId);
    else byStore.set(storeId, [itemId]);
  }
  for (const [storeId, itemIds] of byStore)
    await writeInBatches(itemIds, IDS_PER_STATEMENT, context, (ids) =>
      context.tx.delete(storeItems).where(and(eq(storeItems.storeId, storeId), inArray(storeItems.itemId, ids))),
    );
  await upsertAll(context, { table: storeItems, rows, key: ['storeId', 'itemId'] }, LISTINGS_PER_STATEMENT);
  await writeInBatches(stocks, LISTINGS_PER_STATEMENT, context, (piece) => writeStocks(context.tx, piece, now));
}

async function writeCategories(context: ApplyContext, { writes, remove }: ImportPlan['categories']): Promise<void> {
  if (remove.length > 0) await context.tx.delete(categories).where(inArray(categories.id, remove));
  await writeRows(context, writes, categories);
}

async function writeDeals(context: ApplyContext, { writes, remove }: ImportPlan['deals']): Promise<void> {
  if (remove.length > 0) await context.tx.delete(deals).where(inArray(deals.id, remove));
  await writeRows(context, writes, deals);
}

async function writeBanners(context: ApplyContext, { writes, remove }: ImportPlan['banners']): Promise<void> {
  if (remove.length > 0) await context.tx.delete(banners).where(inArray(banners.id, remove));
  await writeRows(context, writes, banners);
}

export async function writeCatalogue(
  context: ApplyContext,
  plan: ImportPlan,
  businessId: number,
  now: Date,
): Promise<void> {
  await writeCategories(context, plan.categories);
  await writeItems(context, plan.items);
  await writeListings(context, plan.listings, now);
  await writeDeals(context, plan.deals);
  await writeBanners(context, plan.banners);
  await refreshSearchWords(context.tx, businessId);
}
