import type { WebhookEndpoint } from '@storefront/api/entities/webhook';
import { dayLabel, timeLabel } from '@storefront/dates/plain';

/** Whether an endpoint receives events, and if not, why: 'Disabled: it has failed for days.' */
export function endpointState(
  {
    disabledAt,
    disabledBecause,
    failingSince,
  }: Pick<WebhookEndpoint, 'disabledAt' | 'disabledBecause' | 'failingSince'>,
  now: number,
): string {
  if (disabledAt) {
    if (disabledBecause === 'failing') return 'Disabled: its deliveries failed for days.';
    return disabledBecause === 'gone' ? 'Disabled: it answered that it is gone.' : 'Disabled by staff.';
  }
  if (!failingSince) return 'Receives events.';
  const since = new Date(failingSince);
  return `Deliveries have failed since ${dayLabel(since, now).toLowerCase()}, ${timeLabel(since)}. They are tried again.`;
}
