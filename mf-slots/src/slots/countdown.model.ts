import { WARNING_MINUTES } from '@storefront/api/constants';

export interface Countdown {
  /** Whole seconds left, never negative. */
  readonly secondsLeft: number;
  /** The active warning: fewer than this many minutes are left. */
  readonly warning?: (typeof WARNING_MINUTES)[number];
  readonly expired: boolean;
}

/**
 * The remaining time of a held slot.
 * @param expiresAt milliseconds since the epoch
 * @param now the server's time in milliseconds, not the device's
 */
export function countdown(expiresAt: number, now: number): Countdown {
  const secondsLeft = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  const warning = WARNING_MINUTES.filter((minutes) => secondsLeft < minutes * 60).at(-1);
  return { secondsLeft, warning, expired: secondsLeft === 0 };
}
