import { DAY_MS } from '@storefront/api/durations';

/**
 * Banks keep an authorisation for seven days. An order that is picked later is captured whole a day before, and what
 * turns out to be too much is refunded when it is picked.
 */
export const CAPTURE_WITHIN_MS = 6 * DAY_MS;

/** Banks end an authorisation by themselves after this time. */
export const HELD_MS = 7 * DAY_MS;
