import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { currentTime } from '@storefront/bus/current-time';
import { useEffect, useState } from 'react';

/** True from the moment at which the shopper's hold ends by the server's clock, and without a hold. */
export function useSlotLost(): boolean {
  const slot = useStore(shared.slot);
  const expiresAt = slot?.expiresAt;
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    if (!expiresAt) return;
    const remaining = () => Date.parse(expiresAt) - currentTime();
    const check = () => setExpired(remaining() <= 0);
    check();
    const timer = setTimeout(check, Math.max(0, remaining()));
    // A timer does not run while the device sleeps.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [expiresAt]);
  return !slot || expired;
}
