import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';
import { endpointsFor, queueEach } from './queue-event';

/** An item of a store before and after a change; null is not counted. */
export interface StockStep {
  readonly storeId: number;
  readonly itemId: number;
  readonly before: number | null;
  readonly after: number | null;
}

/** A count that fell. A first count is not one: nobody knows what there was before. */
type Fall = StockStep & Readonly<Record<'before' | 'after', number>>;

const isFall = (step: StockStep): step is Fall =>
  step.before !== null && step.after !== null && step.after < step.before;

/** Queues an event for each item whose stock falls to an endpoint's number or below it, and was above it before. */
export async function queueLowStock(tx: Database, steps: readonly StockStep[], now: Date): Promise<void> {
  const falls = steps.filter(isFall);
  if (falls.length === 0) return;
  const shops = await tx
    .select({ id: stores.id, slug: stores.slug, businessId: stores.businessId })
    .from(stores)
    .where(inArray(stores.id, [...new Set(falls.map(({ storeId }) => storeId))]));
  for (const businessId of new Set(shops.map((shop) => shop.businessId))) {
    const own = shops.filter((shop) => shop.businessId === businessId);
    const slugs = new Map(own.map(({ id, slug }) => [id, slug]));
    for (const endpoint of await endpointsFor(tx, businessId, 'stock.low')) {
      const { lowStockAt } = endpoint;
      const crossing = falls.filter(
        ({ storeId, before, after }) => slugs.has(storeId) && after <= lowStockAt && before > lowStockAt,
      );
      const codes = await codesOf(tx, crossing);
      const all = crossing.map(({ storeId, itemId, after }) => {
        const { sku = null, gtin = null } = codes.get(itemId) ?? {};
        return { store: slugs.get(storeId), itemId, sku, gtin, stock: Math.max(0, after), lowStockAt };
      });
      await queueEach(tx, [endpoint], 'stock.low', all, now);
    }
  }
}

async function codesOf(tx: Database, crossing: readonly StockStep[]) {
  const ids = [...new Set(crossing.map(({ itemId }) => itemId))];
  if (ids.length === 0) return new Map<number, { sku: string | null; gtin: string | null }>();
  const rows = await tx
    .select({ itemId: items.id, sku: items.code, gtin: items.gtin })
    .from(items)
    .where(inArray(items.id, ids));
  return new Map(rows.map(({ itemId, ...codes }) => [itemId, codes]));
}
