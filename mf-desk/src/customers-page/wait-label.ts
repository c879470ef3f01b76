import { DAY_MS, HOUR_MS, MINUTE_MS } from '@storefront/api/durations';
import { countText } from '@storefront/messages/count-text';

/** How long something has waited: '9 minutes', '5 hours', '8 days'. */
export function waitLabel(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < MINUTE_MS) return 'under a minute';
  if (waited < HOUR_MS) return countText(Math.floor(waited / MINUTE_MS), 'minute');
  return waited < DAY_MS
    ? countText(Math.floor(waited / HOUR_MS), 'hour')
    : countText(Math.floor(waited / DAY_MS), 'day');
}
