import type { DriverTracking } from '@storefront/api/entities/driver-location';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback, useState } from 'react';
import { DrawnMapPane } from './DrawnMapPane';
import { canDrawStreets } from './streets/can-draw-streets';
import { StreetsPane } from './streets/StreetsPane';

interface DriverMapPaneProps {
  readonly tracking: DriverTracking;
  /** What the map shows, in words. */
  readonly words: string;
}

/**
 * The driver on streets, where the business has a map of them and the browser can draw it; otherwise, and until the
 * driver has set out, on the drawn map.
 */
export function DriverMapPane({ tracking, words }: DriverMapPaneProps) {
  const { mapStyle } = usePageContext().business;
  const [haveFailed, setHaveFailed] = useState(false);
  const fail = useCallback(() => setHaveFailed(true), []);
  const [canDraw] = useState(() => Boolean(mapStyle) && canDrawStreets());
  const { driver } = tracking;
  if (!mapStyle || !driver || !canDraw || haveFailed) return <DrawnMapPane tracking={tracking} />;
  return <StreetsPane tracking={{ ...tracking, driver }} mapStyle={mapStyle} words={words} onFail={fail} />;
}
