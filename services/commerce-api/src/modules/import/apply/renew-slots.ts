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
type Template = typeof slotTemplates.$inferSelect;
type NewSlot = ReturnType<typeof slotOn>;

const slotKey = ({ method, startsAt, endsAt }: Pick<Slot, 'method' | 'startsAt' | 'endsAt'>) =>
  `${method} ${startsAt.toISOString()} ${endsAt.toISOString()}`;

interface TemplateSlots {
  /** The slots to offer, by their times. */
  required: Map<string, NewSlot>;
  /** The times at which the store is closed. */
  outsideHours: Set<string>;
}

/** The templates of a store's slots. */
export const templatesOf = (db: Database, storeId: number): Promise<Template[]> =>
  db.select().from(slotTemplates).where(eq(slotTemplates.storeId, storeId));

/** Every slot that templates define from now on, up to the last generated day. */
function slotsOfTemplates(
  templates: readonly Template[],
  hours: Parameters<typeof isWithinHours>[2],
  now: Date,
  zone: string,
): TemplateSlots {
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
  /** The templates as they were: offered slots that differ from them were changed by staff, and stay as they are. */
  readonly former?: readonly Template[];
}

/** How many slots are offered that were not, are other than they were, and are not offered any more. */
export interface SlotsRenewed {
  readonly added: number;
  readonly changed: number;
  readonly ended: number;
}

/**
 * Updates a store's slots to its templates and hours. Orders keep their slot. A removed slot accepts no further ones,
 * and a smaller one keeps at least its reserved places; holds of slots at which the store is closed now are withdrawn.
 */
export async function renewSlots(tx: Database, storeId: number, { now, zone, former }: Renewal): Promise<SlotsRenewed> {
  const templates = await templatesOf(tx, storeId);
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  const hours = store ?? { openingHours: [], specialDays: [] };
  const { required, outsideHours } = slotsOfTemplates(templates, hours, now, zone);
  const formerly = former && slotsOfTemplates(former, hours, now, zone).required;
  const isAsDefined = (slot: Slot, by: NewSlot | undefined) =>
    by !== undefined && outcomeOf(slot, { ...by, slotId: slot.slotId }) === 'unchanged';
  const coming = await tx
    .select()
    .from(slots)
    // The caller has locked them: no place is taken or released before the pools have been counted again.
    .where(and(eq(slots.storeId, storeId), gt(slots.startsAt, now)));
  const changed: NewSlot[] = [];
  const returned: NewSlot[] = [];
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
    } else if (!had.offered) returned.push({ ...slot, slotId: had.slotId });
    else if (!isAsDefined(had, slot) && (!formerly || isAsDefined(had, formerly.get(slotKey(had)))))
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
  for (const { slotId, fee, capacity, leadMinutes, pool, unitCapacity, zones, loadPercent, loadFee } of [
    ...changed,
    ...returned,
  ]) {
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
  await renewPools(tx, storeId, templates, { now, zone });
  const ended = coming.filter(({ slotId, offered }) => offered && gone.includes(slotId)).length;
  return { added: required.size + returned.length, changed: changed.length, ended };
}

/** Creates the pools that the templates name, and sets their capacity, which is never below their reserved places. */
async function renewPools(
  tx: Database,
  storeId: number,
  templates: readonly Template[],
  { now, zone }: Renewal,
): Promise<void> {
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
