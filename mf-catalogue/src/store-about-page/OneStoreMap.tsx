import { usePageContext } from '@storefront/remote-kit/page-context';
import { britain } from '@storefront/ui/map/britain';
import { PointMap } from '@storefront/ui/point-map';
import { useMemo } from 'react';
import type { StoreAboutData } from './store-about-data';

const noChoice = () => {};

/** One store on a map, with the area that it delivers to. Imported lazily, because it needs the map library. */
export function OneStoreMap({ data: { store, area } }: { data: StoreAboutData }) {
  const { business } = usePageContext();
  const points = useMemo(
    () => [
      {
        id: store.id,
        at: [store.latitude, store.longitude] as const,
        label: store.name,
        mark: '',
        quiet: store.state === 'closed',
        area: area?.polygon,
      },
    ],
    [store, area],
  );
  return (
    <PointMap
      label={`Map of ${store.name}`}
      points={points}
      chosen={store.id}
      onChoose={noChoice}
      tiles={business.mapTiles ?? undefined}
      ground={business.country === 'GB' ? britain : undefined}
    />
  );
}
