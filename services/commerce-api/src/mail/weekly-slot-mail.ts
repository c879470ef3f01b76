import { dateLabel, slotLabel, timeLabel } from '@storefront/dates/plain';
import { instantOf } from '@storefront/dates/zone';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.types';
import { reservations } from '../database/schema/slots';
import { stores } from '../database/schema/store';
import { weeklySlotDates, weeklySlots } from '../database/schema/weekly-slot';
import type { Business } from '../modules/businesses/businesses.repository';
import { htmlPage } from './html-page';
import type { MailText } from './mail.types';

const HOW_TO_CHANGE = 'Under Weekly time in your account you can skip a week, choose another time, or stop.';

/** A date of a weekly slot in words; undefined when it is over, or its state is another one meanwhile. */
async function dateInWords(
  db: Database,
  dateId: number,
  state: 'kept' | 'missed',
  { settings: { timeZone } }: Business,
) {
  const [row] = await db
    .select({ date: weeklySlotDates.localDate, window: weeklySlots, store: stores.name, until: reservations.expiresAt })
    .from(weeklySlotDates)
    .innerJoin(weeklySlots, eq(weeklySlots.id, weeklySlotDates.weeklySlotId))
    .innerJoin(stores, eq(stores.id, weeklySlots.storeId))
    .leftJoin(
      reservations,
      and(eq(reservations.storeId, weeklySlots.storeId), eq(reservations.reservationId, weeklySlotDates.reservationId)),
    )
    .where(and(eq(weeklySlotDates.id, dateId), eq(weeklySlotDates.state, state)));
  if (!row) return undefined;
  const [start, end] = [row.window.starts, row.window.ends].map((time) => instantOf(row.date, time, timeZone));
  if (!start || !end) return undefined;
  return {
    when: `${dateLabel(start, timeZone)}, ${slotLabel(start, end, timeZone)}`,
    store: row.store,
    until: row.until && `${dateLabel(row.until, timeZone)} at ${timeLabel(row.until, timeZone)}`,
  };
}

/** The mail to a member about the place that is kept for the coming date of a weekly slot. */
export async function weeklySlotKeptMail(
  db: Database,
  dateId: number,
  business: Business,
): Promise<MailText | undefined> {
  const date = await dateInWords(db, dateId, 'kept', business);
  if (!date?.until) return undefined;
  const lines = [
    `Your weekly time at ${date.store} is kept for you: ${date.when}.`,
    `Order before ${date.until}. After that, we offer an unused place to other shoppers.`,
    HOW_TO_CHANGE,
    business.name,
  ];
  return { subject: `Your time on ${date.when} is kept`, text: lines.join('\n\n'), html: htmlPage(lines) };
}

/** The mail to a member for whom no place could be kept. */
export async function weeklySlotMissedMail(
  db: Database,
  dateId: number,
  business: Business,
): Promise<MailText | undefined> {
  const date = await dateInWords(db, dateId, 'missed', business);
  if (!date) return undefined;
  const lines = [
    `We could not keep your weekly time at ${date.store} on ${date.when}: it is full, or the store does not offer it that day.`,
    'Choose another time when you shop. If a place becomes free, we will keep it for you and show it in your account.',
    HOW_TO_CHANGE,
    business.name,
  ];
  return {
    subject: `Your weekly time on ${date.when} is not available`,
    text: lines.join('\n\n'),
    html: htmlPage(lines),
  };
}
