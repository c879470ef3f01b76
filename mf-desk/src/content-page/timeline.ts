import { HOUR_MS } from '@storefront/api/durations';
import type { BannerValues } from '@storefront/api/entities/desk/desk-banner';

/** Two weeks: what is planned further ahead is in the list. */
export const TIMELINE_DAYS = 14;
/** Units of a bar's drawing. */
export const TIMELINE_HOURS = TIMELINE_DAYS * 24;

const hoursAfter = (start: string, local: string) =>
  (Date.parse(`${local}Z`) - Date.parse(`${start}T00:00Z`)) / HOUR_MS;

/**
 * The part of the two weeks from a day on in which a banner shows, in hours; undefined for one that does not show then.
 * @param today YYYY-MM-DD
 */
export function barOf(
  { validFrom, validUntil }: Pick<BannerValues, 'validFrom' | 'validUntil'>,
  today: string,
): { readonly from: number; readonly hours: number } | undefined {
  const from = Math.max(0, validFrom ? hoursAfter(today, validFrom) : 0);
  const until = Math.min(TIMELINE_HOURS, validUntil ? hoursAfter(today, validUntil) : TIMELINE_HOURS);
  return until > from ? { from, hours: until - from } : undefined;
}
