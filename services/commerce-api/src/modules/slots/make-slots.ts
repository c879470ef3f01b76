import { instantOf } from '@storefront/dates/zone';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { businesses } from '../../database/schema/business';
import { slotPools, slots, slotTemplates } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import { newId } from '../../ids';
import { addDays, localDay, weekdayOf } from '../../time/local-day';

/** The longest time ahead for which a store may accept orders (stores-file.ts). */
export const SLOT_DAYS_AHEAD = 14;
/** A slot has 15 values, each a parameter, of which PostgreSQL takes at most 65,535 in a statement. */
const BATCH_SIZE = 2_000;

type NewSlot = Omit<typeof slots.$inferSelect, 'reserved' | 'unitsReserved' | 'offered' | 'withdrawn'>;
type Template = typeof slotTemplates.$inferSelect;

/** Minutes before the slot's start at which booking ends: the lead time, or longer if orders are due the day before. */
function leadMinutesOn({ leadMinutes, orderBy }: Template, startsAt: Date, day: string, zone: string): number {
  if (orderBy === null) return leadMinutes;
  const due = instantOf(addDays(day, -1), orderBy, zone);
  return Math.max(leadMinutes, Math.ceil((startsAt.getTime() - due.getTime()) / 60_000));
}

/** The slot that a template defines for a day. */
export function slotOn(template: Template, day: string, zone: string): NewSlot {
  const startsAt = instantOf(day, template.starts, zone);
  return {
    storeId: template.storeId,
    slotId: newId(),
    method: template.fulfilmentMethod,
    startsAt,
    endsAt: instantOf(day, template.ends, zone),
    localDate: day,
    localTime: template.starts,
    capacity: template.capacity,
    fee: template.fee,
    leadMinutes: leadMinutesOn(template, startsAt, day, zone),
    pool: template.pool,
    unitCapacity: template.unitCapacity,
    zones: template.zones,
    loadPercent: template.loadPercent,
    loadFee: template.loadFee,
  };
}

type Hours = Pick<typeof stores.$inferSelect, 'openingHours' | 'specialDays'>;

/** Whether a store is open during a whole slot of a day, by the day's special hours or those of its weekday. */
export function isWithinHours(
  { starts, ends }: Pick<Template, 'starts' | 'ends'>,
  day: string,
  { openingHours, specialDays }: Hours,
): boolean {
  const special = specialDays.find(({ date }) => date === day);
  const hours = special ? special.hours : openingHours.find((one) => one.day === weekdayOf(day));
  return hours != null && hours.opens <= starts && ends <= hours.closes;
}

/** Whether a template has a slot on a day: on its weekdays, while the store is open. */
const isOffered = (template: Template, day: string, hours: Hours): boolean =>
  template.days.includes(weekdayOf(day)) && isWithinHours(template, day, hours);

/** Creates the pools of some days; existing pools are not changed. */
export async function makePools(db: Database, templates: readonly Template[], days: readonly string[]): Promise<void> {
  const pools = templates.flatMap(({ storeId, pool, poolCapacity, poolUnitCapacity: unitCapacity }) =>
    pool === null
      ? []
      : days.map((localDate) => ({ storeId, pool, localDate, capacity: poolCapacity ?? 0, unitCapacity })),
  );
  for (let from = 0; from < pools.length; from += BATCH_SIZE)
    await db
      .insert(slotPools)
      .values(pools.slice(from, from + BATCH_SIZE))
      .onConflictDoNothing();
}

/** Stores whose last day already exists; all days before it exist too. */
async function storesWithSlotsOn(db: Database, day: string): Promise<Set<number>> {
  const rows = await db.selectDistinct({ storeId: slots.storeId }).from(slots).where(eq(slots.localDate, day));
  return new Set(rows.map(({ storeId }) => storeId));
}

/** The slots of a business's stores that have none on the last day yet. @param ready caches the stores that have by day */
async function lackingSlots(
  db: Database,
  { id, settings }: Pick<typeof businesses.$inferSelect, 'id' | 'settings'>,
  now: Date,
  ready: Map<string, Set<number>>,
  storeIds?: readonly number[],
): Promise<NewSlot[]> {
  const today = localDay(now, settings.timeZone);
  const lastDay = addDays(today, SLOT_DAYS_AHEAD);
  const done = ready.get(lastDay) ?? (await storesWithSlotsOn(db, lastDay));
  ready.set(lastDay, done);
  const own = await db
    .select({ id: stores.id, openingHours: stores.openingHours, specialDays: stores.specialDays })
    .from(stores)
    .where(and(eq(stores.businessId, id), storeIds && inArray(stores.id, [...storeIds])));
  const lacking = new Map(own.filter((store) => !done.has(store.id)).map((store) => [store.id, store]));
  // A business of many stores has tens of thousands of templates, which most runs of the job do not need.
  const templates = await db
    .select()
    .from(slotTemplates)
    .where(sql`${slotTemplates.storeId} = any(${`{${[...lacking.keys()].join()}}`}::bigint[])`);
  const days = Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  await makePools(db, templates, days);
  return templates.flatMap((template) => {
    const hours = lacking.get(template.storeId);
    return days
      .filter((day) => hours && isOffered(template, day, hours))
      .map((day) => slotOn(template, day, settings.timeZone));
  });
}

/** Creates the slots of today and the next two weeks; existing slots are not changed. */
export async function makeSlots(db: Database, now: Date, storeIds?: readonly number[]): Promise<number> {
  const all = await db.select({ id: businesses.id, settings: businesses.settings }).from(businesses);
  const ready = new Map<string, Set<number>>();
  const made: NewSlot[] = [];
  for (const business of all) made.push(...(await lackingSlots(db, business, now, ready, storeIds)));
  for (let from = 0; from < made.length; from += BATCH_SIZE) {
    await db
      .insert(slots)
      .values(made.slice(from, from + BATCH_SIZE))
      .onConflictDoNothing();
  }
  return made.length;
}
