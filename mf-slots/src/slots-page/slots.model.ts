import { DAY_MS } from '@storefront/api/durations';
import type { SlotReservation, TimeSlot } from '@storefront/api/entities/time-slot';
import { dateLabel } from '@storefront/dates/plain';

export interface SlotDay {
  readonly date: string;
  readonly slots: readonly TimeSlot[];
}

/** Noon of a calendar day, which is on that day in every time zone of the shops. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The days from the first to the last, also those without slots, which the API leaves out: a calendar has no gaps. */
export function withEmptyDays(days: readonly SlotDay[]): SlotDay[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const count = Math.round((noonOf(last.date).getTime() - noonOf(first.date).getTime()) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => {
    const date = new Date(noonOf(first.date).getTime() + at * DAY_MS).toISOString().slice(0, 10);
    return days.find((day) => day.date === date) ?? { date, slots: [] };
  });
}

/** The first day with a free place. */
export const firstAvailableDay = (days: readonly SlotDay[]): SlotDay | undefined =>
  days.find((day) => day.slots.some((slot) => slot.available)) ?? days[0];

/** The value of the parameter `timeSlots` for the soonest slots. */
const ASAP = 'asap';

/**
 * The day for the URL's parameter `timeSlots`: a day as YYYY-MM-DD, or 'asap' for the first one with a free place.
 * @returns the day, and whether the parameter could be honoured (true without a parameter)
 */
export function requestedDay(
  days: readonly SlotDay[],
  timeSlots: string | undefined,
): { day: SlotDay | undefined; isValid: boolean } {
  const soonest = firstAvailableDay(days);
  if (timeSlots === undefined || timeSlots === ASAP) return { day: soonest, isValid: true };
  const day = days.find(({ date }) => date === timeSlots);
  return { day: day ?? soonest, isValid: day !== undefined };
}

/** The day of the held slot, if it is one of these days. @param shown whose slots the days are of */
export function heldDay(
  days: readonly SlotDay[],
  held: SlotReservation | null,
  shown: Pick<SlotReservation, 'storeId' | 'fulfilmentMethod'>,
): string | undefined {
  if (held?.state !== 'held' || held.storeId !== shown.storeId) return undefined;
  if (held.fulfilmentMethod !== shown.fulfilmentMethod) return undefined;
  return days.find(({ date }) => date === held.timeSlotDate)?.date;
}

/** The price of the held slot: what it was held for, and until that is known the one in the list. */
export const heldFee = (slotId: number, days: readonly SlotDay[], held: SlotReservation | null): number | undefined =>
  held?.slotId === slotId ? held.fee : days.flatMap(({ slots }) => slots).find((slot) => slot.slotId === slotId)?.fee;

/** A slot's price in words. */
export const feeText = (fee: number, format: (minor: number) => string): string => (fee === 0 ? 'Free' : format(fee));

/** The slots of a day by the part of the day in which they begin, without empty parts. */
export function partsOfDay(slots: readonly TimeSlot[]): { name: string; slots: readonly TimeSlot[] }[] {
  const parts = [
    { name: 'Morning', from: 0 },
    { name: 'Afternoon', from: 12 },
    { name: 'Evening', from: 17 },
  ];
  const hourOf = ({ timeSlotTime }: TimeSlot) => Number(timeSlotTime.slice(0, 2));
  return parts
    .map(({ name, from }, at) => ({
      name,
      slots: slots.filter((slot) => hourOf(slot) >= from && hourOf(slot) < (parts[at + 1]?.from ?? 24)),
    }))
    .filter((part) => part.slots.length > 0);
}

/** How many days of its week are before a day, from Monday: 0 to 6. */
export const daysSinceMonday = (date: string): number => (noonOf(date).getUTCDay() + 6) % 7;

/** A day in the calendar: its number, with the month at the calendar's first day and at the first of a month. */
export function calendarDay(date: string, isFirst: boolean): { number: string; month?: string } {
  const [number = '', month = ''] = dateLabel(noonOf(date)).split(' ').slice(1);
  return isFirst || number === '1' ? { number, month } : { number };
}

/** What a day offers: the price of a free place ('from' if others cost more), 'Full', or 'No times' without slots. */
export function dayOffer({ slots }: SlotDay, format: (minor: number) => string): string {
  const fees = slots.filter(({ available }) => available).map(({ fee }) => fee);
  if (fees.length) {
    const lowest = Math.min(...fees);
    const text = feeText(lowest, format);
    return lowest > 0 && fees.some((fee) => fee > lowest) ? `from ${text}` : text;
  }
  return slots.length ? 'Full' : 'No times';
}

/** The first day with a free place after another one, else the first of all. */
export const nextFreeDay = (days: readonly SlotDay[], after?: SlotDay): SlotDay | undefined => {
  const free = days.filter(({ slots }) => slots.some(({ available }) => available));
  return free.find(({ date }) => !after || date > after.date) ?? free[0];
};

/** The first free slot that begins after another one, else the first free slot of all. */
export function nextFreeSlot(days: readonly SlotDay[], after?: Pick<TimeSlot, 'startDate' | 'slotId'>) {
  const free = days
    .flatMap(({ slots }) => slots)
    .filter(({ available, slotId }) => available && slotId !== after?.slotId);
  return free.find(({ startDate }) => !after || startDate > after.startDate) ?? free[0];
}

/** The first free slot of a day. */
export const soonestOf = (slots: readonly TimeSlot[]): TimeSlot | undefined => slots.find(({ available }) => available);
