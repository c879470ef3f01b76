import { TICK_MS } from '@storefront/api/constants';
import { currentTime } from '@storefront/bus/current-time';
import { useEffect, useState } from 'react';
import { type Countdown, countdown } from './countdown.model';

/** The remaining time until `expiresAt` (ISO 8601), updated every second by the server's clock. */
export function useCountdown(expiresAt: string | undefined): Countdown | undefined {
  const [now, setNow] = useState(() => currentTime());
  useEffect(() => {
    if (!expiresAt) return;
    const tick = () => setNow(currentTime());
    tick();
    const timer = setInterval(tick, TICK_MS);
    // A phone that was asleep has missed its ticks.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt]);
  return expiresAt ? countdown(Date.parse(expiresAt), now) : undefined;
}
