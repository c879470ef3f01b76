import type { RateLimit } from '../declaration/rate-limit';
import { HOUR_SECONDS, QUARTER_HOUR_SECONDS } from '../durations';

/** More wrong passwords and codes than anybody types in a quarter of an hour. */
const TRIES = 10;
/** From everywhere. Somebody who uses them up delays an operator for a quarter of an hour, from a known device too. */
const TRIES_FROM_EVERYWHERE = 30;
/** Higher, because a store shares one IP address. */
const TRIES_AT_ADDRESS = 100;
/** Links that one person needs. */
const LINKS = 5;
/** Nobody's inbox is flooded. */
const LINKS_FROM_EVERYWHERE = 30;

/** Limits for logging in at the desk. */
export const DESK_LOG_IN_LIMITS: readonly RateLimit[] = [
  { per: 'account-at-address', count: TRIES, seconds: QUARTER_HOUR_SECONDS, resetsOnSuccess: true },
  { per: 'account', count: TRIES_FROM_EVERYWHERE, seconds: QUARTER_HOUR_SECONDS, resetsOnSuccess: true },
  { per: 'address', count: TRIES_AT_ADDRESS, seconds: QUARTER_HOUR_SECONDS },
];

/** Limits for links that anybody may have sent to an operator. */
export const DESK_LINK_LIMITS: readonly RateLimit[] = [
  { per: 'account-at-address', count: LINKS, seconds: HOUR_SECONDS },
  { per: 'account', count: LINKS_FROM_EVERYWHERE, seconds: HOUR_SECONDS },
  { per: 'address', count: TRIES_AT_ADDRESS, seconds: HOUR_SECONDS },
];

/** Wrong PINs of one person on one handheld: a thief who has it guesses one of a million five times. */
const PINS = 5;
/** A whole shift begins behind one address. */
const PINS_AT_ADDRESS = 300;

/** Limits for logging in with a PIN; who reaches the first needs the password. */
export const PIN_LIMITS: readonly RateLimit[] = [
  { per: 'operator-at-handheld', count: PINS, seconds: QUARTER_HOUR_SECONDS, resetsOnSuccess: true },
  { per: 'address', count: PINS_AT_ADDRESS, seconds: QUARTER_HOUR_SECONDS },
];

/** Each try costs a check of the password's hash. */
export const INVITATION_LIMITS: readonly RateLimit[] = [
  { per: 'address', count: TRIES_AT_ADDRESS, seconds: QUARTER_HOUR_SECONDS },
];
