import { useEffect, useState } from 'react';

/** The second tap of a double tap comes sooner than anybody reads what has appeared below the thumb. */
const SETTLE_MS = 350;

/** Whether what is on the screen has been there long enough to be meant by a press. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
