import type { RateLimit } from '../declaration/rate-limit';
import { QUARTER_HOUR_SECONDS } from '../durations';

/** Higher than any shopper needs, because an office or a mobile network shares one IP address. */
const RETURNS_PER_QUARTER_HOUR = 120;

/** Each start and each return makes the back end call the provider. */
export const PROVIDER_LIMITS: readonly RateLimit[] = [
  { per: 'address', count: RETURNS_PER_QUARTER_HOUR, seconds: QUARTER_HOUR_SECONDS, group: 'provider' },
];
