import { useStore } from '@nanostores/react';
import { MINUTE_MS } from '@storefront/api/durations';
import { serverClockOffset } from '@storefront/bus/bus';
import { useEffect, useReducer } from 'react';

/** The server's time in milliseconds. It renders again by itself, because the page says how old its news are. */
export function useNow(): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renderAgain, MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + useStore(serverClockOffset);
}
