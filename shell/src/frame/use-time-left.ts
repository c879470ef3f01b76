import { TICK_MS } from '@storefront/api/constants';
import { serverClockOffset } from '@storefront/bus/bus';
import { countdownLabel } from '@storefront/dates/plain';
import { useEffect, useState } from 'react';

/** The remaining time of a held slot as '14:20', updated every second; undefined without one. */
export function useTimeLeft(expiresAt: string | undefined): string | undefined {
  const [label, setLabel] = useState<string>();
  useEffect(() => {
    if (!expiresAt) return setLabel(undefined);
    const tick = () => {
      const left = Date.parse(expiresAt) - Date.now() - serverClockOffset.get();
      setLabel(left > 0 ? countdownLabel(left) : undefined);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return label;
}
