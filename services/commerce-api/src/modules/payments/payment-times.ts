/** After this long a charge that the gateway does not know of was never made: its own time-outs are shorter. */
export const GRACE_MS = 30_000;
/** Every payment that is not at rest is looked at again after this long. */
export const CHECK_AGAIN_MS = 5_000;
/** A payment that was given up may still be confirmed at its bank; for this long we look whether it was. */
export const WATCH_MS = 2 * 3_600_000;
export const WATCH_EVERY_MS = 600_000;

/** What the bank declined is asked for again after these times, then at the last of them for as long as it takes. */
export const RETRY_MS = [60_000, 600_000, 3_600_000] as const;
/** So often a capture may be declined before its order is given up. */
export const MAX_CAPTURES = 3;

/** So many milliseconds after an instant. */
export const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
