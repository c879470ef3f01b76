import { isDay } from '../../../time/local-day';
import { parseChoice } from './choice-columns';
import { CellFault, listIn, quoted } from './column';

const TIME_PATTERN = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const SHORT_WEEKDAYS = WEEKDAYS.map((day) => day.slice(0, 3));

function readTime(text: string): string {
  const [, hour, minute] = TIME_PATTERN.exec(text) ?? [];
  if (hour === undefined) throw new CellFault(`${quoted(text)} is not a time of day; write it as 09:30 or 17:00`);
  return `${hour.padStart(2, '0')}:${minute}`;
}

export const timeOfDay = (about: string) => ({
  about,
  accepts: 'HH:MM by the 24-hour clock, in the shop’s own time',
  read: readTime,
});

export const calendarDay = (about: string) => ({
  about,
  accepts: 'a day as YYYY-MM-DD',
  read(text: string) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDay(text))
      throw new CellFault(`${quoted(text)} is not a day; write it as 2026-11-30`);
    return text;
  },
});

export interface DayHours {
  opens: string;
  closes: string;
}

export const dayHours = (about: string) => ({
  about,
  accepts: '`08:00-21:00`, or `closed`',
  read(text: string): DayHours | null {
    if (text.toLowerCase() === 'closed') return null;
    const [from = '', to = '', more] = text.split(/\s*[-–]\s*/);
    if (to === '' || more !== undefined)
      throw new CellFault(`${quoted(text)} are not opening hours; write 08:00-21:00, or closed`);
    const [opens, closes] = [readTime(from), readTime(to)];
    if (opens >= closes) throw new CellFault(`${quoted(text)}: it must close later than it opens, on the same day`);
    return { opens, closes };
  },
});

function dayNumber(word: string): number {
  const plain = word.toLowerCase();
  const full = (WEEKDAYS as readonly string[]).indexOf(plain);
  return full >= 0 ? full : SHORT_WEEKDAYS.indexOf(parseChoice(plain, SHORT_WEEKDAYS, 'a day of the week'));
}

/** 'mon-fri' or 'sat | sun' as sorted weekday numbers, 0 being Sunday. */
export const days = (about: string) => ({
  about,
  accepts: '`mon`, `tue` and so on with `\\|` between them, or a stretch as `mon-fri`',
  read(text: string): number[] {
    const found = listIn(text).flatMap((part) => {
      const [first = '', last] = part.split(/\s*[-–]\s*/);
      const from = dayNumber(first);
      const length = last === undefined ? 0 : (dayNumber(last) - from + 7) % 7;
      return Array.from({ length: length + 1 }, (_, step) => (from + step) % 7);
    });
    return [...new Set(found)].sort((a, b) => a - b);
  },
});

export interface DatedHours {
  date: string;
  /** Null when closed all day. */
  hours: DayHours | null;
}

/** '2026-12-25 closed | 2026-12-24 08:00-16:00' in the order of the days. */
export const specialDays = (about: string) => {
  const [day, hours] = [calendarDay(''), dayHours('')];
  return {
    about,
    accepts: '`2026-12-25 closed`, `2026-12-24 08:00-16:00`, with `\\|` between them',
    read(text: string): DatedHours[] {
      const found = new Map(
        listIn(text).map((part) => {
          const [date = '', ...rest] = part.split(/\s+/);
          return [day.read(date), hours.read(rest.join(' '))] as const;
        }),
      );
      return [...found].map(([date, open]) => ({ date, hours: open })).sort((a, b) => a.date.localeCompare(b.date));
    },
  };
};
