import { WEEKLY_SLOT_FREE_HOURS } from '@storefront/api/constants';
import { HOUR_MS } from '@storefront/api/durations';
import { instantOf } from '@storefront/dates/zone';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { slots } from '../../../database/schema/slots';
import type { weeklySlots } from '../../../database/schema/weekly-slot';
import { addDays, localDay, weekdayOf } from '../../../time/local-day';
import { closesAt, type Slot } from '../../slots/slots.repository';

export type WeeklySlotRow = typeof weeklySlots.$inferSelect;
type Window = Pick<WeeklySlotRow, 'storeId' | 'method' | 'weekday' | 'starts' | 'ends'>;

/** The date of a weekly slot that is next. */
export interface ComingDate {
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** An unused place is free again from then on, and the date a week later is the coming one. */
  readonly keptUntil: Date;
  /** Undefined when the store has no slot in the window that day. */
  readonly slot: Slot | undefined;
}

/** Slots are made two weeks ahead, and the first of these dates may be over already. */
const WEEKS_AHEAD = 3;

const datesFrom = (today: string, weekday: number): string[] =>
  Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(today, ((weekday - weekdayOf(today) + 7) % 7) + week * 7));

/** The next date whose place is not free again. Windows are local times, so they stay the same when clocks change. */
export async function comingDate(db: Database, window: Window, timeZone: string, now: Date): Promise<ComingDate> {
  const { storeId, method, weekday, starts, ends } = window;
  const dates = datesFrom(localDay(now, timeZone), weekday);
  const found = await db
    .select()
    .from(slots)
    .where(
      and(
        eq(slots.storeId, storeId),
        eq(slots.method, method),
        eq(slots.localTime, starts),
        inArray(slots.localDate, dates),
      ),
    );
  const coming = dates.map((date) => {
    const [startsAt, endsAt] = [instantOf(date, starts, timeZone), instantOf(date, ends, timeZone)];
    const slot = found.find((one) => one.localDate === date && one.endsAt.getTime() === endsAt.getTime());
    const closes = closesAt(slot ?? { startsAt, leadMinutes: 0 });
    return { date, startsAt, endsAt, slot, keptUntil: new Date(closes.getTime() - WEEKLY_SLOT_FREE_HOURS * HOUR_MS) };
  });
  const next = coming.find(({ keptUntil }) => keptUntil > now) ?? coming.at(-1);
  if (!next) throw new Error('A week has no date');
  return next;
}
