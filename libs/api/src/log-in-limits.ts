import type { RateLimit } from './rate-limit';

/** Wrong passwords per account in a quarter of an hour: more than anybody needs. */
const GUESSES_AT_ONCE = 10;
/** The same per day; together they stretch the wait between two guesses from seconds to three quarters of an hour. */
const GUESSES_A_DAY = 30;
/** Higher, because an office or a mobile network shares one IP address. */
const ADDRESS_GUESSES_AT_ONCE = 60;
const ADDRESS_GUESSES_A_DAY = 300;
const QUARTER_HOUR = 900;
const DAY = 86_400;

/**
 * Limits for guessing passwords. A device that has logged in to the account before has its own count, so that a
 * stranger's wrong guesses cannot lock its owner out.
 */
export const LOG_IN_LIMITS: readonly RateLimit[] = [
  { per: 'account', count: GUESSES_AT_ONCE, seconds: QUARTER_HOUR, group: 'log-in', forgives: true, ownDevices: true },
  { per: 'account', count: GUESSES_A_DAY, seconds: DAY, group: 'log-in-day', forgives: true, ownDevices: true },
  { per: 'address', count: ADDRESS_GUESSES_AT_ONCE, seconds: QUARTER_HOUR, group: 'log-in', ownDevices: true },
  { per: 'address', count: ADDRESS_GUESSES_A_DAY, seconds: DAY, group: 'log-in-day', ownDevices: true },
];
