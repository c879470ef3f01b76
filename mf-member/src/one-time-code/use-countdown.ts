import { useEffect, useState } from 'react';

/** Counts from `seconds` down to 0, anew whenever `round` changes. */
export function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round starts the countdown anew
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
