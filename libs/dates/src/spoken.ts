import { slotLabel } from './plain';
import { shopZone } from './shop-zone';

/** A day for screen readers, without abbreviations: 'Tuesday 24 November'. */
export function spokenDay(day: Date | number, zone: string = shopZone): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).formatToParts(day);
  // Versions of Intl disagree about a comma after the weekday.
  return (['weekday', 'day', 'month'] as const).map((name) => parts.find(({ type }) => type === name)?.value).join(' ');
}

/** The hours of a slot for screen readers, which leave the dash out: '5 to 6pm'. */
export const spokenHours = (start: Date | number, end: Date | number, zone?: string): string =>
  slotLabel(start, end, zone).replace('–', ' to ');
