import { shopZone } from './shop-zone';
import { wallTime } from './zone';

// Our own names instead of Intl's: servers and browsers disagree on 'Sept', which would break hydration.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayNumber = (instant: Date | number, zone: string) => {
  const { year, month, day } = wallTime(instant, zone);
  return Date.UTC(year, month - 1, day) / 86_400_000;
};

/** A day in words: 'Today', 'Tomorrow', 'Sat 28 Nov', and with the year if it is another one. */
export function dayLabel(date: Date | number, now: Date | number, zone: string = shopZone): string {
  const daysAway = dayNumber(date, zone) - dayNumber(now, zone);
  if (daysAway === 0) return 'Today';
  if (daysAway === 1) return 'Tomorrow';
  const { year, month, day } = wallTime(date, zone);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  const label = `${weekday} ${day} ${months[month - 1]}`;
  return year === wallTime(now, zone).year ? label : `${label} ${year}`;
}

/** A day with its year, for a text that is read later: 'Sat 28 Nov 2026'. */
export function dateLabel(date: Date | number, zone: string = shopZone): string {
  const { year, month, day } = wallTime(date, zone);
  return `${weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]} ${day} ${months[month - 1]} ${year}`;
}

const clockLabel = (hour: number, minute: number) =>
  `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`;

/** '5pm', '5:30pm', '12am'. */
export function timeLabel(instant: Date | number, zone: string = shopZone): string {
  const { hour, minute } = wallTime(instant, zone);
  return clockLabel(hour, minute);
}

/** A time of day in the same words: '09:30' becomes '9:30am'. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockLabel(hour, minute);
}

/** Two times of day as one text: am or pm appears once when both share it. */
export const hoursLabel = (from: string, to: string): string =>
  `${from.slice(-2) === to.slice(-2) ? from.slice(0, -2) : from}–${to}`;

/** '5–6pm', '11am–12pm', '5:30–6:30pm'. */
export function slotLabel(start: Date | number, end: Date | number, zone: string = shopZone): string {
  return hoursLabel(timeLabel(start, zone), timeLabel(end, zone));
}

/** A slot in words: 'Today, 5–6pm'. */
export function slotDayLabel(start: Date | number, end: Date | number, now: Date | number, zone?: string): string {
  return `${dayLabel(start, now, zone)}, ${slotLabel(start, end, zone)}`;
}

/** The shop's calendar day of an instant, as in the API: '2026-11-28'. */
export function plainDate(instant: Date | number, zone: string = shopZone): string {
  const { year, month, day } = wallTime(instant, zone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The end of a hold: '5pm' today, with its day on another one. */
export function endLabel(end: Date | number, now: Date | number, zone?: string): string {
  const day = dayLabel(end, now, zone);
  return day === 'Today' ? timeLabel(end, zone) : `${day}, ${timeLabel(end, zone)}`;
}

/** The remaining time of a countdown: '14:05'. Never negative. */
export function countdownLabel(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
