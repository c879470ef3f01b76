import type { RateLimit } from '../declaration/rate-limit';
import { DAY_SECONDS, QUARTER_HOUR_SECONDS } from '../durations';

/** Wrong passwords per account in a quarter of an hour: more than anybody needs. */
const GUESSES_PER_QUARTER_HOUR = 10;
/** Together, both limits stretch the wait between two guesses from seconds to three quarters of an hour. */
const GUESSES_PER_DAY = 30;
/** Higher, because an office or a mobile network shares one IP address. */
const ADDRESS_GUESSES_PER_QUARTER_HOUR = 60;
const ADDRESS_GUESSES_PER_DAY = 300;

/**
 * Limits for guessing passwords. A device that has logged in to the account before has its own count, so that a
 * stranger's wrong guesses cannot lock its owner out.
 */
export const LOG_IN_LIMITS: readonly RateLimit[] = [
  {
    per: 'account',
    count: GUESSES_PER_QUARTER_HOUR,
    seconds: QUARTER_HOUR_SECONDS,
    group: 'log-in',
    resetsOnSuccess: true,
    ownDevices: true,
  },
  {
    per: 'account',
    count: GUESSES_PER_DAY,
    seconds: DAY_SECONDS,
    group: 'log-in-day',
    resetsOnSuccess: true,
    ownDevices: true,
  },
  {
    per: 'address',
    count: ADDRESS_GUESSES_PER_QUARTER_HOUR,
    seconds: QUARTER_HOUR_SECONDS,
    group: 'log-in',
    ownDevices: true,
  },
  { per: 'address', count: ADDRESS_GUESSES_PER_DAY, seconds: DAY_SECONDS, group: 'log-in-day', ownDevices: true },
];
