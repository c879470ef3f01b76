import { MINUTE_MS } from '@storefront/api/durations';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { wasLocked } from '../navigation/read-desk';
import { followPinWork, lockHandheld, type PinWork, pinWork, touchHandheld, untilLock } from './pin-work';

/** The server locks by calls, so touches without one are told: often enough, and seldom enough for the radio. */
const TELL_MS = MINUTE_MS;

const nobody = () => undefined;

/** Follows the touches of a handheld. @returns whose handheld is locked; undefined while it is open, or is none */
export function useLock(): PinWork | undefined {
  const { api } = usePageContext();
  const work = useSyncExternalStore(followPinWork, pinWork, nobody);
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    if (!work) return setLocked(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const left = untilLock() ?? 0;
      setLocked(left === 0);
      if (left > 0) timer = setTimeout(check, left);
      else lockHandheld();
    };
    check();
    // A timer sleeps with the device.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [work]);

  const isOpen = work !== undefined && !isLocked;
  useEffect(() => {
    if (!isOpen) return;
    let toldAt = Date.now();
    const touch = () => {
      touchHandheld();
      if (Date.now() - toldAt < TELL_MS || untilLock() === 0) return;
      toldAt = Date.now();
      api.call('POST /desk/session', { body: {} }).catch(wasLocked);
    };
    for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, touch, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const) removeEventListener(kind, touch, { capture: true });
    };
  }, [isOpen, api]);

  const isShut = work !== undefined && isLocked;
  useEffect(() => {
    // Without a connection the server locks by itself, a few minutes after the last call.
    if (isShut) api.call('POST /desk/handheld-lock', { body: {} }).catch(nobody);
  }, [isShut, api]);
  return isShut ? work : undefined;
}
