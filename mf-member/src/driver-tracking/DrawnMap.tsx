import type { DriverTracking } from '@storefront/api/entities/driver-location';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { britain } from '@storefront/ui/map/britain';
import type { MapPoint } from '@storefront/ui/map/map.types';
import { PointMap } from '@storefront/ui/point-map';
import { useMemo } from 'react';

const noChoice = () => {};
/** The id of no store: points of one map have different ids. */
const VAN_ID = 0;

/** The store, the van and the address, on the map that stores have too. Imported lazily, because it needs Leaflet. */
export function DrawnMap({ tracking: { store, driver, destination } }: { tracking: DriverTracking }) {
  const { business } = usePageContext();
  const points = useMemo<MapPoint[]>(
    () => [
      { id: store.storeId, at: [store.latitude, store.longitude], label: store.name, mark: '', quiet: true },
      ...(driver
        ? [{ id: VAN_ID, at: [driver.latitude, driver.longitude] as const, label: 'Your driver', mark: '', van: true }]
        : []),
    ],
    [store, driver],
  );
  const here = useMemo(
    () => destination && { at: [destination.latitude, destination.longitude] as const, label: 'Your address' },
    [destination],
  );
  return (
    <PointMap
      label="Map of your driver"
      points={points}
      here={here ?? undefined}
      chosen={VAN_ID}
      onChoose={noChoice}
      tiles={business.mapTiles ?? undefined}
      ground={business.country === 'GB' ? britain : undefined}
    />
  );
}
