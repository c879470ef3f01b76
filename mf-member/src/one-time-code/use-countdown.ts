import { SECOND_MS } from '@storefront/api/durations';
import { useEffect, useState } from 'react';

/** Counts from `seconds` down to 0, anew whenever `round` changes. */
export function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round starts the countdown anew
  useEffect(() => {
    const end = Date.now() + seconds * SECOND_MS;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
