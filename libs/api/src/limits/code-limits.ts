import type { RateLimit } from '../declaration/rate-limit';
import { HOUR_SECONDS } from '../durations';

/** Codes or links that one person needs. */
const SENT_PER_HOUR = 5;
/** To one account from everywhere: a stranger with one address cannot use up the owner's, and nobody's inbox is flooded. */
const SENT_FROM_EVERYWHERE_PER_HOUR = 30;
/** Higher, because an office or a mobile network shares one IP address. */
const ADDRESS_SENT_PER_HOUR = 30;

const group = 'code-sent';

/** Limits for codes and links that anybody may have sent to an account. */
export const CODE_LIMITS: readonly RateLimit[] = [
  { per: 'account-at-address', count: SENT_PER_HOUR, seconds: HOUR_SECONDS, group, ownDevices: true },
  { per: 'account', count: SENT_FROM_EVERYWHERE_PER_HOUR, seconds: HOUR_SECONDS, group, ownDevices: true },
  { per: 'address', count: ADDRESS_SENT_PER_HOUR, seconds: HOUR_SECONDS, group, ownDevices: true },
];
