import { instantOf } from '@storefront/dates/zone';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { businesses } from '../../database/schema/business';
import { slots, slotTemplates } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import { newId } from '../../ids';
import { addDays, localDay, weekdayOf } from './local-day';

export const SLOT_DAYS_AHEAD = 14;
const BATCH_SIZE = 2_000;

type NewSlot = typeof slots.$inferInsert;
type Template = typeof slotTemplates.$inferSelect;

/** The slot that a template defines for a day. */
export function slotOn(template: Template, day: string, zone: string): NewSlot {
  return {
    storeId: template.storeId,
    slotId: newId(),
    method: template.fulfilmentMethod,
    startsAt: instantOf(day, template.starts, zone),
    endsAt: instantOf(day, template.ends, zone),
    localDate: day,
    localTime: template.starts,
    capacity: template.capacity,
    fee: template.fee,
  };
}

/** Stores whose last day already exists; all days before it exist too. */
async function storesWithSlotsOn(db: Database, day: string): Promise<Set<number>> {
  const rows = await db.selectDistinct({ storeId: slots.storeId }).from(slots).where(eq(slots.localDate, day));
  return new Set(rows.map(({ storeId }) => storeId));
}

/** Creates the slots of today and the next two weeks; existing slots are not changed. */
export async function makeSlots(db: Database, now: Date, storeIds?: readonly number[]): Promise<number> {
  const query = db
    .select({ template: slotTemplates, settings: businesses.settings })
    .from(slotTemplates)
    .innerJoin(stores, eq(stores.id, slotTemplates.storeId))
    .innerJoin(businesses, eq(businesses.id, stores.businessId));
  const rows = storeIds ? await query.where(inArray(slotTemplates.storeId, [...storeIds])) : await query;
  const made: NewSlot[] = [];
  const done = new Map<string, Set<number>>();
  for (const { template, settings } of rows) {
    const today = localDay(now, settings.timeZone);
    const lastDay = addDays(today, SLOT_DAYS_AHEAD);
    const ready = done.get(lastDay) ?? (await storesWithSlotsOn(db, lastDay));
    done.set(lastDay, ready);
    if (ready.has(template.storeId)) continue;
    for (let ahead = 0; ahead <= SLOT_DAYS_AHEAD; ahead += 1) {
      const day = addDays(today, ahead);
      if (template.days.includes(weekdayOf(day))) made.push(slotOn(template, day, settings.timeZone));
    }
  }
  for (let from = 0; from < made.length; from += BATCH_SIZE) {
    await db
      .insert(slots)
      .values(made.slice(from, from + BATCH_SIZE))
      .onConflictDoNothing();
  }
  return made.length;
}
