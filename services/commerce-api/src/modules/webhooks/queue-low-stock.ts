import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { items } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';
import { endpointsFor, queueFor } from './queue-event';

/** A counted item before and after a change; null is not counted. */
export interface StockStep {
  readonly itemId: number;
  readonly before: number | null;
  readonly after: number;
}

/** Queues an event for each item whose stock falls to an endpoint's number or below it, and was above it before. */
export async function queueLowStock(
  tx: Database,
  storeId: number,
  steps: readonly StockStep[],
  now: Date,
): Promise<void> {
  const fallen = steps.filter(({ before, after }) => before === null || after < before);
  if (fallen.length === 0) return;
  const [store] = await tx
    .select({ slug: stores.slug, businessId: stores.businessId })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) return;
  for (const endpoint of await endpointsFor(tx, store.businessId, 'stock.low')) {
    const crossing = fallen.filter(
      ({ before, after }) => after <= endpoint.lowStockAt && (before === null || before > endpoint.lowStockAt),
    );
    if (crossing.length === 0) continue;
    const codes = await tx
      .select({ itemId: items.id, sku: items.code, gtin: items.gtin })
      .from(items)
      .where(inArray(items.id, [...crossing.map(({ itemId }) => itemId)]));
    for (const { itemId, after } of crossing) {
      const { sku = null, gtin = null } = codes.find((one) => one.itemId === itemId) ?? {};
      const data = { store: store.slug, itemId, sku, gtin, stock: Math.max(0, after), lowStockAt: endpoint.lowStockAt };
      await queueFor(tx, [endpoint], 'stock.low', data, now);
    }
  }
}
