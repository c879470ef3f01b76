import type { SpecialDay, StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { WEEK, WEEKDAYS } from '../calendar/weekdays';

type Hours = Pick<StoreSettings, 'openingHours' | 'specialDays'>;

/** A day's hours as the form has them. */
export interface DayRow {
  readonly isOpen: boolean;
  readonly opens: string;
  readonly closes: string;
}

interface WeekdayRow extends DayRow {
  /** 0 is Sunday. */
  readonly day: number;
}

export interface SpecialRow extends DayRow {
  /** Of this row while the form is open, so that a row keeps its fields when another is removed. */
  readonly key: number;
  readonly date: string;
}

export interface HoursForm {
  readonly week: readonly WeekdayRow[];
  readonly special: readonly SpecialRow[];
}

/** What a closed day shows when it is opened: the hours of most shops. */
const USUAL = { opens: '08:00', closes: '20:00' };

const rowOf = (hours: Pick<DayRow, 'opens' | 'closes'> | null | undefined): DayRow =>
  hours ? { isOpen: true, opens: hours.opens, closes: hours.closes } : { isOpen: false, ...USUAL };

/** The form of a store's hours; special days that are over are left out. @param today YYYY-MM-DD */
export const hoursForm = ({ openingHours, specialDays }: Hours, today: string): HoursForm => ({
  week: WEEK.map((day) => ({ day, ...rowOf(openingHours.find((one) => one.day === day)) })),
  special: specialDays
    .filter(({ date }) => date >= today)
    .map(({ date, hours }, key) => ({ key, date, ...rowOf(hours) })),
});

/** A new special day: closed, as most are. */
export const newSpecialRow = (key: number): SpecialRow => ({ key, date: '', ...rowOf(null) });

/** What is wrong with the hours, in words; undefined when they fit together. */
export function hoursFault({ week, special }: HoursForm): string | undefined {
  const wrong = (row: DayRow) => row.isOpen && !(row.opens && row.closes && row.opens < row.closes);
  const weekday = week.find(wrong);
  if (weekday) return `${WEEKDAYS[weekday.day]} must close later than it opens.`;
  if (special.some(({ date }) => !date)) return 'Enter the date of each day with other hours.';
  if (new Set(special.map(({ date }) => date)).size < special.length) return 'A date is entered twice.';
  const day = special.find(wrong);
  return day && `${day.date} must close later than it opens.`;
}

/** The hours that the form states, with the special days in order. */
export const hoursOf = ({ week, special }: HoursForm): Hours => ({
  openingHours: week
    .filter(({ isOpen }) => isOpen)
    .map(({ day, opens, closes }) => ({ day, opens, closes }))
    .sort((one, other) => one.day - other.day),
  specialDays: special
    .map(({ date, isOpen, opens, closes }): SpecialDay => ({ date, hours: isOpen ? { opens, closes } : null }))
    .sort((one, other) => one.date.localeCompare(other.date)),
});
