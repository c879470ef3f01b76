import type { LoyaltyProgress } from '@storefront/api/entities/loyalty';

export interface Windows {
  readonly count: number;
  readonly lit: number;
}

/** More windows than this would be too small to count. */
const MOST_WINDOWS = 12;
/** The windows of progress that is not counted in a few steps. */
const USUAL_WINDOWS = 9;

/** The windows that the way to the next reward lights: one for each stamp, else in proportion. All at the highest tier. */
export function windowsOf({ kind, balance, start, goal }: LoyaltyProgress): Windows {
  if (goal === null) return { count: USUAL_WINDOWS, lit: USUAL_WINDOWS };
  const steps = goal - start;
  const count = kind === 'stamps' && steps <= MOST_WINDOWS ? steps : USUAL_WINDOWS;
  const way = Math.min(1, Math.max(0, (balance - start) / Math.max(1, steps)));
  return { count, lit: Math.floor(way * count) };
}
