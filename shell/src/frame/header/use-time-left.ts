import { COUNTDOWN_MINUTES_MAX, TICK_MS, WARNING_MINUTES } from '@storefront/api/constants';
import { currentTime } from '@storefront/bus/current-time';
import { countdownLabel } from '@storefront/dates/plain';
import { useEffect, useState } from 'react';

// Between these two the frame counts down: below, mf-slots does, and above, nobody counts hours.
const WARNING_MS = Math.max(...WARNING_MINUTES) * 60_000;
const LONGEST_MS = COUNTDOWN_MINUTES_MAX * 60_000;

/**
 * The remaining time of a held slot as '14:20', updated every second; undefined without one, with one that is held for
 * hours, and in the last minutes, when the countdown of mf-slots shows it.
 */
export function useTimeLeft(expiresAt: string | undefined): string | undefined {
  const [label, setLabel] = useState<string>();
  useEffect(() => {
    if (!expiresAt) return setLabel(undefined);
    const tick = () => {
      const left = Date.parse(expiresAt) - currentTime();
      setLabel(left >= WARNING_MS && left <= LONGEST_MS ? countdownLabel(left) : undefined);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return label;
}
