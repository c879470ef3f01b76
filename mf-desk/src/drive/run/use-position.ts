import type { DriveStop } from '@storefront/api/entities/desk/drive';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef } from 'react';

/** A van moves a few hundred metres meanwhile, which is enough for who waits at the window. */
const SEND_EVERY_MS = 20_000;

/**
 * Sends where the van is to the shopper of the next stop, and to nobody else: only while a stop is to be made and the page
 * is visible. Without the permission, or a connection, the run goes on without.
 */
export function usePosition(next: DriveStop | undefined): void {
  const { api } = usePageContext();
  const latest = useRef(next);
  latest.current = next;
  const isDriving = next !== undefined;
  useEffect(() => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!isDriving || !geolocation) return;
    let watch: number | undefined;
    let sentAt = Number.NEGATIVE_INFINITY;
    const send = async ({ coords: { latitude, longitude, heading } }: GeolocationPosition) => {
      const stop = latest.current;
      if (!stop || stop.arrivedAt !== null || performance.now() - sentAt < SEND_EVERY_MS) return;
      sentAt = performance.now();
      const body = {
        businessOrderId: stop.businessOrderId,
        latitude,
        longitude,
        stopsBefore: 0,
        ...(heading !== null && !Number.isNaN(heading) && { heading: Math.round(heading) % 360 }),
        ...(stop.expectedAt && { estimatedArrival: stop.expectedAt }),
      };
      // The next position is sent in any case.
      await api.call('POST /admin/driver-location', { body }).catch(() => undefined);
    };
    const stopWatching = () => {
      if (watch !== undefined) geolocation.clearWatch(watch);
      watch = undefined;
    };
    const follow = () => {
      stopWatching();
      if (document.visibilityState !== 'visible') return;
      watch = geolocation.watchPosition((position) => void send(position), undefined, { enableHighAccuracy: true });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stopWatching();
    };
  }, [api, isDriving]);
}
