import type { RateLimit } from '../../rate-limit';

/** Suggestions while somebody types: each may cost the business money at its provider of places. */
export const SUGGESTIONS: readonly RateLimit[] = [{ per: 'address', count: 120, seconds: 60, group: 'suggestions' }];

/** Look-ups of one place. */
export const LOOK_UPS: readonly RateLimit[] = [{ per: 'address', count: 60, seconds: 60, group: 'look-ups' }];
