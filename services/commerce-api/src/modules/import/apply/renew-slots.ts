import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { insertRows } from '../../../database/insert-rows';
import { slots, slotTemplates, zonePlaces } from '../../../database/schema/slots';
import { stores } from '../../../database/schema/store';
import { addDays, localDay, weekdayOf } from '../../../time/local-day';
import { isWithinHours, makePools, SLOT_DAYS_AHEAD, slotOn } from '../../slots/make-slots';
import { withdrawHolds } from '../../slots/reservation.repository';
import { outcomeOf } from '../plan/table-writes';

type Slot = typeof slots.$inferSelect;
type NewSlot = ReturnType<typeof slotOn>;

const slotKey = ({ method, startsAt, endsAt }: Pick<Slot, 'method' | 'startsAt' | 'endsAt'>) =>
  `${method} ${startsAt.toISOString()} ${endsAt.toISOString()}`;

interface TemplateSlots {
  /** The slots to offer, by their times. */
  required: Map<string, NewSlot>;
  /** The times at which the store is closed. */
  outsideHours: Set<string>;
}

/** Every slot that a store's templates define from now on, up to the last generated day. */
async function slotsOfTemplates(db: Database, storeId: number, now: Date, zone: string): Promise<TemplateSlots> {
  const templates = await db.select().from(slotTemplates).where(eq(slotTemplates.storeId, storeId));
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const hours = store ?? { openingHours: [], specialDays: [] };
  const today = localDay(now, zone);
  const required = new Map<string, NewSlot>();
  const outsideHours = new Set<string>();
  for (let ahead = 0; ahead <= SLOT_DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    for (const template of templates) {
      if (!template.days.includes(weekdayOf(day))) continue;
      const slot = slotOn(template, day, zone);
      if (!isWithinHours(template, day, hours)) outsideHours.add(slotKey(slot));
      else if (slot.startsAt > now) required.set(slotKey(slot), slot);
    }
  }
  return { required, outsideHours };
}

interface Renewal {
  readonly now: Date;
  readonly zone: string;
  /** Leaves slots that are offered as staff have changed them, instead of setting them back to their template. */
  readonly keepsChanged?: boolean;
}

/**
 * Updates a store's slots to its templates and hours. Orders keep their slot. A removed slot accepts no further ones,
 * and a smaller one keeps at least its reserved places; holds of slots at which the store is closed now are withdrawn.
 */
export async function renewSlots(
  tx: Database,
  storeId: number,
  { now, zone, keepsChanged = false }: Renewal,
): Promise<void> {
  const { required, outsideHours } = await slotsOfTemplates(tx, storeId, now, zone);
  const coming = await tx
    .select()
    .from(slots)
    // The caller has locked them: no place is taken or released before the pools have been counted again.
    .where(and(eq(slots.storeId, storeId), gt(slots.startsAt, now)));
  const changed: NewSlot[] = [];
  const gone: number[] = [];
  /** Their shoppers read the withdrawn hold with its slot, so the slot stays, unseen, until the next import. */
  const announced: number[] = [];
  for (const had of coming) {
    const slot = required.get(slotKey(had));
    required.delete(slotKey(had));
    if (!slot) {
      gone.push(had.slotId);
      const withdrawn = outsideHours.has(slotKey(had)) ? await withdrawHolds(tx, had, had.reserved) : 0;
      if (withdrawn > 0) announced.push(had.slotId);
    } else if (!had.offered || (!keepsChanged && outcomeOf(had, { ...slot, slotId: had.slotId }) === 'changed'))
      changed.push({ ...slot, slotId: had.slotId });
  }
  if (gone.length > 0) {
    const removable = gone.filter((slotId) => !announced.includes(slotId));
    await tx
      .delete(slots)
      .where(and(eq(slots.storeId, storeId), inArray(slots.slotId, removable), eq(slots.reserved, 0)));
    await tx
      .delete(zonePlaces)
      .where(and(eq(zonePlaces.storeId, storeId), inArray(zonePlaces.slotId, removable), eq(zonePlaces.reserved, 0)));
    await tx
      .update(slots)
      .set({ capacity: sql`${slots.reserved}`, offered: false })
      .where(and(eq(slots.storeId, storeId), inArray(slots.slotId, gone)));
  }
  for (const { slotId, fee, capacity, leadMinutes, pool, unitCapacity, zones, loadPercent, loadFee } of changed) {
    await tx
      .update(slots)
      .set({
        ...{ fee, leadMinutes, pool, zones, loadPercent, loadFee, offered: true },
        capacity: sql`greatest(${capacity}::int, ${slots.reserved})`,
        unitCapacity: unitCapacity === null ? null : sql`greatest(${unitCapacity}::int, ${slots.unitsReserved})`,
      })
      .where(and(eq(slots.storeId, storeId), eq(slots.slotId, slotId)));
  }
  await insertRows(tx, slots, [...required.values()]);
  await renewPools(tx, storeId, now, zone);
}

/** Creates the pools that the templates name, and sets their capacity, which is never below their reserved places. */
async function renewPools(tx: Database, storeId: number, now: Date, zone: string): Promise<void> {
  const templates = await tx.select().from(slotTemplates).where(eq(slotTemplates.storeId, storeId));
  const today = localDay(now, zone);
  const days = Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  await makePools(tx, templates, days);
  await tx.execute(sql`
    update slot_pools p set reserved = used.places, capacity = greatest(used.places, t.capacity),
      units_reserved = used.units, unit_capacity = case when t.units is not null then greatest(used.units, t.units) end
    from (
      select pool, local_date, sum(reserved)::int as places, sum(units_reserved)::int as units from slots
      where store_id = ${storeId} and pool is not null group by pool, local_date
    ) used
    join (
      select pool, max(pool_capacity) as capacity, max(pool_unit_capacity) as units from slot_templates
      where store_id = ${storeId} and pool is not null group by pool
    ) t on t.pool = used.pool
    where p.store_id = ${storeId} and p.pool = used.pool and p.local_date = used.local_date
      and p.local_date >= ${today}`);
}
