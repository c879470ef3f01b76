import { eq, inArray } from 'drizzle-orm';
import { itemOptions, items } from '../../../../database/schema/catalogue';
import { foodFaults } from '../../../catalogue/food/food-faults';
import { yieldToRequests } from '../../yield-to-requests';
import type { PlanContext } from '../plan-context';
import { requireFieldsOfNewRow } from '../required-fields';
import { assignSlugs } from '../slugs';
import { ChangeCount, Writes } from '../table-writes';
import { type FullItem, type ItemRow, itemRow, type NamedItem } from './item-row';
import { type OptionGroup, type OptionRow, readGroups } from './option-groups';
import { type OptionsPlan, planOptions, planOptionsElsewhere } from './plan-options';
import { checkVariants } from './variant-of';

/** Stored items are read with all their texts, and shoppers' requests run between two batches. */
const BATCH_SIZE = 500;

export interface ItemsPlan {
  writes: Writes<ItemRow>;
  options: OptionsPlan;
  /** The category of every item in the files. */
  shelves: Map<number, number>;
  tally: ChangeCount;
}

function byItem(rows: readonly OptionRow[]): Map<number, OptionRow[]> {
  const found = new Map<number, OptionRow[]>();
  for (const row of rows) found.set(row.itemId, [...(found.get(row.itemId) ?? []), row]);
  return found;
}

interface ExistingItems {
  items: ReadonlyMap<number, FullItem>;
  options: ReadonlyMap<number, OptionRow[]>;
}

async function readExistingItems({ db }: PlanContext, named: readonly NamedItem[]): Promise<ExistingItems> {
  const ids = named.flatMap(({ existing }) => (existing ? [existing.id] : []));
  if (ids.length === 0) return { items: new Map(), options: new Map() };
  const rows = await db.select().from(items).where(inArray(items.id, ids));
  const options = await db.select().from(itemOptions).where(inArray(itemOptions.itemId, ids));
  return { items: new Map(rows.map((row) => [row.id, row])), options: byItem(options) };
}

/** Plans the items and their options. Listings are planned separately. */
export async function planItems(context: PlanContext): Promise<ItemsPlan> {
  const { business, db, files, shop, problems, items: named } = context;
  const groups = readGroups(context);
  checkVariants(context);
  const options: OptionsPlan = { writes: new Writes(), remove: [], tally: new ChangeCount('options') };
  const plan: ItemsPlan = { writes: new Writes(), options, shelves: new Map(), tally: new ChangeCount('items') };
  const slugs = await assignSlugs('items', named.rows, shop.items, problems);
  const last = shop.items.all.reduce((most, { position }) => Math.max(most, position), 0);
  const itemsWithGroups = new Set<number>();
  for (let from = 0; from < named.rows.length; from += BATCH_SIZE) {
    const chunk = named.rows.slice(from, from + BATCH_SIZE);
    const had = await readExistingItems(context, chunk);
    for (const one of chunk)
      planItem(context, plan, groups, one, had, { slug: slugs.get(one.id) ?? '', last }, itemsWithGroups);
    context.step(chunk.length);
    await yieldToRequests();
  }
  if (files['option-groups'].isPresent && groups.size > 0) {
    const rows = await db
      .select({ option: itemOptions })
      .from(itemOptions)
      .innerJoin(items, eq(items.id, itemOptions.itemId))
      .where(eq(items.businessId, business.id));
    planOptionsElsewhere(
      context,
      options,
      groups,
      rows.map(({ option }) => option).filter(({ itemId }) => !itemsWithGroups.has(itemId)),
    );
  }
  return plan;
}

function planItem(
  context: PlanContext,
  plan: ItemsPlan,
  groups: ReadonlyMap<string, OptionGroup>,
  named: NamedItem,
  had: ExistingItems,
  { slug, last }: { slug: string; last: number },
  itemsWithGroups: Set<number>,
): void {
  const { id, code, row, existing } = named;
  if (!existing && !requireFieldsOfNewRow('items', code, row, context.problems)) return;
  const ownOptions = had.options.get(id) ?? [];
  const groupCodes = row.values.option_groups;
  if (groupCodes !== undefined) itemsWithGroups.add(id);
  const hasOptions = groupCodes === undefined ? ownOptions.length > 0 : groupCodes.length > 0;
  if (groupCodes !== undefined)
    planOptions(context, plan.options, groups, { id, row: row.row, groupCodes }, ownOptions);
  const was = had.items.get(id);
  const item = itemRow(context, named, was, { slug, last, hasOptions });
  for (const { column, message } of foodFaults(item)) context.warnings.add('items', row.row, column, message);
  plan.shelves.set(id, item.categoryId);
  plan.tally.record(plan.writes.add(was, item));
}
