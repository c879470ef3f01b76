import type { RateLimit } from './rate-limit';

/** So many wrong passwords for one account in a quarter of an hour: more than anybody forgets. */
const GUESSES_AT_ONCE = 10;
/** And in a day; with both, the wait between two guesses grows from seconds over minutes to three quarters of an hour. */
const GUESSES_A_DAY = 30;
/** An office or a mobile network shares one address. */
const ADDRESS_GUESSES_AT_ONCE = 60;
const ADDRESS_GUESSES_A_DAY = 300;
const QUARTER_HOUR = 900;
const DAY = 86_400;

/**
 * How often a password may be guessed. A device that has logged in to the account before counts by itself, so that the wrong guesses of strangers keep
 * nobody from logging in on their own device.
 */
export const LOG_IN_LIMITS: readonly RateLimit[] = [
  { per: 'account', count: GUESSES_AT_ONCE, seconds: QUARTER_HOUR, group: 'log-in', forgives: true, ownDevices: true },
  { per: 'account', count: GUESSES_A_DAY, seconds: DAY, group: 'log-in-day', forgives: true, ownDevices: true },
  { per: 'address', count: ADDRESS_GUESSES_AT_ONCE, seconds: QUARTER_HOUR, group: 'log-in', ownDevices: true },
  { per: 'address', count: ADDRESS_GUESSES_A_DAY, seconds: DAY, group: 'log-in-day', ownDevices: true },
];
