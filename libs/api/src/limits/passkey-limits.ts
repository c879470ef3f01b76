import type { RateLimit } from '../declaration/rate-limit';
import { QUARTER_HOUR_SECONDS } from '../durations';

/** Higher than any shopper needs, because an office or a mobile network shares one IP address. */
const LOG_INS_PER_QUARTER_HOUR = 120;
/** A log-in page asks for options when it is shown, and again while it stays open. */
const OPTIONS_PER_QUARTER_HOUR = 600;
/** For one member: each try may cost a check of the password. */
const ADDITIONS_PER_QUARTER_HOUR = 10;

/** Each log-in costs a check of a signature. */
export const PASSKEY_LIMITS: readonly RateLimit[] = [
  { per: 'address', count: LOG_INS_PER_QUARTER_HOUR, seconds: QUARTER_HOUR_SECONDS, group: 'passkey' },
];
/** Each call writes a row. */
export const PASSKEY_OPTIONS_LIMITS: readonly RateLimit[] = [
  { per: 'address', count: OPTIONS_PER_QUARTER_HOUR, seconds: QUARTER_HOUR_SECONDS, group: 'passkey-options' },
];
export const PASSKEY_ADD_LIMITS: readonly RateLimit[] = [
  { per: 'account', count: ADDITIONS_PER_QUARTER_HOUR, seconds: QUARTER_HOUR_SECONDS },
];
