import { and, eq, inArray } from 'drizzle-orm';
import { slotTemplates } from '../../../database/schema/slots';
import { storeDeliveryAreas, stores } from '../../../database/schema/store';
import type { Business } from '../../businesses/businesses.repository';
import { newVersionOfAll } from '../../listings/new-version';
import { withdrawUncoveredHolds } from '../../reservations/withdraw-uncovered-holds';
import { lockPlacesOf } from '../../slots/reservation.repository';
import type { ImportPlan } from '../plan/plan-import';
import { type ApplyContext, upsertAll, writeRows } from './apply-context';
import { renewSlots } from './renew-slots';
import { writeCatalogue } from './write-catalogue';
import { writeCoupons } from './write-coupons';
import { writeZones } from './write-zones';

/** The number of rows that a plan writes, for progress. */
export function sizeOf({
  stores: shops,
  categories,
  items,
  listings,
  deals,
  coupons,
  banners,
  zones,
  slots,
}: ImportPlan): number {
  const rows = [shops, categories, items, deals, coupons, banners].reduce((sum, { writes }) => sum + writes.size, 0);
  const options = items.options.writes.size + items.options.remove.length;
  const times = zones.rows.length + slots.rows.length + slots.renew.size;
  return rows + options + listings.rows.length + listings.remove.length + times;
}

async function writeStores(context: ApplyContext, { writes, areas, unlist }: ImportPlan['stores']): Promise<void> {
  const { tx } = context;
  await writeRows(context, writes, stores);
  if (unlist.length > 0) await tx.update(stores).set({ listed: false, closed: true }).where(inArray(stores.id, unlist));
  for (const [storeId, prefixes] of areas) {
    await tx.delete(storeDeliveryAreas).where(eq(storeDeliveryAreas.storeId, storeId));
    if (prefixes.length > 0)
      await tx.insert(storeDeliveryAreas).values(prefixes.map((prefix) => ({ storeId, prefix })));
  }
}

async function writeSlots(
  context: ApplyContext,
  { rows, remove, renew }: ImportPlan['slots'],
  zone: string,
  now: Date,
) {
  const { tx, step } = context;
  for (const { storeId, id } of remove)
    await tx.delete(slotTemplates).where(and(eq(slotTemplates.storeId, storeId), eq(slotTemplates.id, id)));
  await upsertAll(context, { table: slotTemplates, rows, key: ['storeId', 'id'] });
  for (const storeId of renew) {
    await renewSlots(tx, storeId, { now, zone });
    step(1);
  }
}

/** Writes a plan in the import's transaction. Called only if the plan contains changes. */
export async function applyPlan(context: ApplyContext, plan: ImportPlan, business: Business, now: Date): Promise<void> {
  // In the order of a payment, which would otherwise wait for an import that waits for it: places, stock, store, coupon.
  const changed = new Set([...plan.stores.areas.keys(), ...plan.zones.stores, ...plan.slots.renew]);
  await lockPlacesOf(context.tx, [...changed], now);
  await writeCatalogue(context, plan, business.id, now);
  await writeStores(context, plan.stores);
  await writeZones(context, plan.zones);
  await writeSlots(context, plan.slots, business.settings.timeZone, now);
  for (const storeId of changed) await withdrawUncoveredHolds(context.tx, storeId);
  // One new version for all stores, higher than any before, because business-wide caches depend on it too.
  await newVersionOfAll(context.tx, business.id);
  await writeCoupons(context, plan.coupons, business.id);
}
