import { currentTime } from '@storefront/bus/current-time';
import { useEffect, useState } from 'react';

/** Minutes are shown, so that twice a minute is often enough. */
const STEP_MS = 30_000;

/** The shop's time in milliseconds, which goes on. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
