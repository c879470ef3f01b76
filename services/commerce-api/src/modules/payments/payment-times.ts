import { HOUR_MS } from '@storefront/api/durations';

/**
 * A charge that the gateway still does not know after this time was never made: the gateway's own timeouts are shorter.
 */
export const GRACE_MS = 30_000;
/** How long one process may request a refund at a gateway without idempotency keys: a look-up and the request, 8 s each. */
export const CLAIM_MS = 30_000;
/** The reconciler checks every open payment again after this time. */
export const CHECK_AGAIN_MS = 5_000;
/** The bank may still confirm a cancelled payment; the reconciler checks for this long. */
export const WATCH_MS = 2 * HOUR_MS;
/** Few banks confirm a cancelled payment, so a dozen checks of each are enough. */
export const WATCH_EVERY_MS = 600_000;

/** Delays before an operation declined by the bank is requested again; the last one repeats. */
export const RETRY_MS = [60_000, 600_000, HOUR_MS] as const;
/** An order is cancelled after its capture was declined this often. */
export const MAX_CAPTURES = 3;

/** An instant plus milliseconds. */
export const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
