import { dayLabel, timeLabel } from './plain';

/** A moment inside a sentence: '8pm today', '8am tomorrow', '8am on Fri 27 Nov'. */
export function timeAndDay(moment: Date, now: number): string {
  const day = dayLabel(moment, now);
  return `${timeLabel(moment)} ${/^To/.test(day) ? day.toLowerCase() : `on ${day}`}`;
}
