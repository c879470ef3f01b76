import type { ItemReference, RowRefusalCode } from '@storefront/api/entities/integration-rows';
import { gtinOf } from '@storefront/api/gtin';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.types';
import { items } from '../../../database/schema/catalogue';

type Found = number | RowRefusalCode;

/** One parameter, however many values there are. */
const isAmong = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column}::text in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** The items with one of the values in a column, by that value. */
async function itemsBy(
  db: Database,
  businessId: number,
  column: PgColumn,
  values: readonly string[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  if (values.length === 0) return found;
  const rows = await db
    .select({ id: items.id, value: sql<string>`${column}::text` })
    .from(items)
    .where(and(eq(items.businessId, businessId), isAmong(column, values)));
  for (const { id, value } of rows) found.set(value, found.has(value) ? 'item_ambiguous' : id);
  return found;
}

/** The ids of the items that rows name, in the order of the rows; where there is none, the reason. */
export async function itemsOfRows(
  db: Database,
  businessId: number,
  rows: readonly ItemReference[],
): Promise<readonly Found[]> {
  const named = rows.map(({ sku, gtin, itemId }) => ({
    sku,
    // Barcodes are compared by their fourteen digits; one that is none matches no item.
    gtin: gtin === undefined ? undefined : (gtinOf(gtin) ?? ''),
    itemId: itemId?.toString(),
  }));
  const columns = { sku: items.code, gtin: items.gtin, itemId: items.id };
  const kinds = ['sku', 'gtin', 'itemId'] as const;
  const found = new Map<string, ReadonlyMap<string, Found>>();
  for (const kind of kinds) {
    const values = named.flatMap((row) => row[kind] ?? []);
    found.set(kind, await itemsBy(db, businessId, columns[kind], values));
  }
  return named.map((row) => {
    const [kind, ...more] = kinds.filter((one) => row[one] !== undefined);
    if (!kind || more.length > 0) return 'reference_invalid';
    return found.get(kind)?.get(row[kind] ?? '') ?? 'item_unknown';
  });
}
