/** The names of weekdays by their number, 0 being Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The numbers of a week's days in the order in which they are shown: it begins on Monday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0];

const short = (day: number | undefined): string => (WEEKDAYS[day ?? 0] ?? '').slice(0, 3);

/** Weekdays in words: 'every day', 'Mon to Fri', 'Mon, Wed and Sat', 'no day'. */
export function weekdaysText(days: readonly number[]): string {
  const shown = WEEK.filter((day) => days.includes(day));
  if (shown.length === 0) return 'no day';
  if (shown.length === WEEK.length) return 'every day';
  const from = WEEK.indexOf(shown[0] ?? 0);
  const isSpan = shown.every((day, place) => day === WEEK[from + place]);
  if (isSpan && shown.length > 2) return `${short(shown[0])} to ${short(shown.at(-1))}`;
  const names = shown.map(short);
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
