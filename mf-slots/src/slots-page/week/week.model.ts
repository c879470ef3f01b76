import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { slotLabel } from '@storefront/dates/plain';
import { spokenDay, spokenHours } from '@storefront/dates/spoken';
import { noonOf, type SlotDay, soonestOf } from '../slots.model';

/** The columns of the grid. */
export const WEEK_DAYS = 7;

interface WeekRow {
  /** '5–6pm'. */
  readonly hours: string;
  /** The slot of each day; undefined where a day has none at these hours. */
  readonly slots: readonly (TimeSlot | undefined)[];
}

export interface Week {
  readonly days: readonly SlotDay[];
  readonly rows: readonly WeekRow[];
  /** The first days of the weeks before and after it. */
  readonly previous?: string;
  readonly next?: string;
}

const hoursOf = ({ startDate, endDate }: TimeSlot) => slotLabel(new Date(startDate), new Date(endDate));

/**
 * The week with a day, as rows of hours; weeks begin with the first day. The last one is filled up with days before it.
 * @param date a day; the first of all if it is not one of them
 */
export function weekOf(days: readonly SlotDay[], date: string | undefined): Week {
  const at = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  );
  const first = at - (at % WEEK_DAYS);
  const start = Math.max(0, Math.min(first, days.length - WEEK_DAYS));
  const shown = days.slice(start, start + WEEK_DAYS);
  const slots = shown.flatMap((day) => day.slots).sort((a, b) => a.timeSlotTime.localeCompare(b.timeSlotTime));
  const rows = [...new Set(slots.map(hoursOf))].map((hours) => ({
    hours,
    slots: shown.map((day) => day.slots.find((slot) => hoursOf(slot) === hours)),
  }));
  return { days: shown, rows, previous: days[first - WEEK_DAYS]?.date, next: days[first + WEEK_DAYS]?.date };
}

/** The slot that the Tab key leads to: the one with the focus, else the held one, the first free one or any. */
export function tabStop({ days }: Week, ...preferred: (number | undefined)[]): number | undefined {
  const slots = days.flatMap((day) => day.slots);
  const known = preferred.find((id) => slots.some(({ slotId }) => slotId === id));
  return known ?? (soonestOf(slots) ?? slots[0])?.slotId;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key moves within the grid. */
export const isGridKey = (key: string): boolean => key === 'Home' || key === 'End' || key in STEPS;

/** Where a key leads from a slot: to the next slot in its direction, or to the ends of the row. */
export function slotAfterKey({ rows }: Week, slotId: number, key: string): TimeSlot | undefined {
  const from = rows.findIndex(({ slots }) => slots.some((slot) => slot?.slotId === slotId));
  const row = rows[from]?.slots;
  if (!row) return undefined;
  if (key === 'Home') return row.find(Boolean);
  if (key === 'End') return row.findLast(Boolean);
  const [down = 0, right = 0] = STEPS[key] ?? [];
  if (!down && !right) return undefined;
  let [y, x] = [from + down, row.findIndex((slot) => slot?.slotId === slotId) + right];
  for (; rows[y] && x >= 0 && x < row.length; y += down, x += right) {
    const slot = rows[y]?.slots[x];
    if (slot) return slot;
  }
  return undefined;
}

/** The mark below the price in a slot's cell. */
export function cellMarks({ available, cheapest, greenest, placesLeft }: TimeSlot): string[] {
  if (!available) return ['Full'];
  return [
    ...(cheapest ? ['Cheapest'] : []),
    ...(greenest ? ['Greenest'] : []),
    ...(placesLeft === null ? [] : [`${placesLeft} left`]),
  ];
}

/** The name of a cell for screen readers, before its content: 'Tuesday 24 November, 5 to 6pm,'. */
export const cellPlace = ({ timeSlotDate, startDate, endDate }: TimeSlot): string =>
  `${spokenDay(noonOf(timeSlotDate))}, ${spokenHours(new Date(startDate), new Date(endDate))},`;
