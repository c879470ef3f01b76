/** The lengths of time that limits are multiples of, in milliseconds and in seconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours; a calendar day of a zone can be an hour longer or shorter. */
export const DAY_MS = 24 * HOUR_MS;
export const QUARTER_HOUR_SECONDS = 900;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
