import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { slotLabel } from '@storefront/dates/plain';
import { wallTime } from '@storefront/dates/zone';

/** What a slot is to shoppers now. */
export type SlotState = 'open' | 'full' | 'closed' | 'withdrawn' | 'left-out';

/** @param now in milliseconds */
export function slotState(slot: AdminSlot, now: number): SlotState {
  if (!slot.offered) return 'left-out';
  if (slot.withdrawn) return 'withdrawn';
  if (Date.parse(slot.bookableUntil) <= now) return 'closed';
  return freeOf(slot) === 0 ? 'full' : 'open';
}

/** Places that nobody has booked or holds. */
export const freeOf = ({ capacity, held, confirmed }: AdminSlot): number => Math.max(0, capacity - held - confirmed);

/** The slots of one time of day, a list for each day: usually one slot, or none. */
export interface GridRow {
  /** '5–6pm'. */
  readonly label: string;
  readonly days: readonly (readonly AdminSlot[])[];
}

const timeOf = (instant: string, zone: string): string => {
  const { hour, minute } = wallTime(new Date(instant), zone);
  return `${hour}:${minute}`.replace(/\b\d\b/g, '0$&');
};

/** The slots by time of day and by day, in the store's time zone. */
export function gridRows(slots: readonly AdminSlot[], days: readonly string[], zone: string): GridRow[] {
  const byTime = new Map<string, AdminSlot[]>();
  for (const slot of slots) {
    const time = `${timeOf(slot.startDate, zone)} ${timeOf(slot.endDate, zone)}`;
    byTime.set(time, [...(byTime.get(time) ?? []), slot]);
  }
  return [...byTime]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) => ({
      label: own[0] ? slotLabel(new Date(own[0].startDate), new Date(own[0].endDate), zone) : '',
      days: days.map((day) => own.filter(({ timeSlotDate }) => timeSlotDate === day)),
    }));
}

/** How many places of some slots are booked or held, and how many there are. */
export const placesOf = (slots: readonly AdminSlot[]): { taken: number; capacity: number } => ({
  taken: slots.reduce((sum, { held, confirmed }) => sum + held + confirmed, 0),
  capacity: slots.reduce((sum, { capacity }) => sum + capacity, 0),
});

/** The day that a phone shows first: today, or else the first with a slot. */
export const firstShown = (slots: readonly AdminSlot[], days: readonly string[], today: string): string =>
  days.find((day) => day === today && slots.some(({ timeSlotDate }) => timeSlotDate === day)) ??
  days.find((day) => slots.some(({ timeSlotDate }) => timeSlotDate === day)) ??
  days[0] ??
  today;
