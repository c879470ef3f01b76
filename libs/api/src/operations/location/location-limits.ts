import type { RateLimit } from '../../declaration/rate-limit';

/** Suggestions during typing: each may be billed by the business's place provider. */
export const SUGGESTIONS: readonly RateLimit[] = [{ per: 'address', count: 120, seconds: 60, group: 'suggestions' }];

/** Look-ups of one place. */
export const LOOK_UPS: readonly RateLimit[] = [{ per: 'address', count: 60, seconds: 60, group: 'look-ups' }];
