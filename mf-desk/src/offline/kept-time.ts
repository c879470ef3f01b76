import { HOUR_MS } from '@storefront/api/durations';

/** As long as a session. Work of yesterday is nobody's, and a device that lies about must not have it. */
const KEPT_MS = 12 * HOUR_MS;

/** Whether something may still be on this device. @param at when it was kept, in milliseconds */
export const isKeptStill = ({ at }: { readonly at: number }): boolean => at > Date.now() - KEPT_MS;
