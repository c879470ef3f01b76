import { usePageContext } from '@storefront/remote-kit/page-context';
import { britain } from '@storefront/ui/map/britain';
import type { MapPoint } from '@storefront/ui/map/map.types';
import { PointMap } from '@storefront/ui/point-map';
import { useMemo } from 'react';

/** The data of a store on the map. */
interface MappedStore {
  readonly id: number;
  readonly name: string;
  readonly state: 'open' | 'closed' | 'preorder';
  readonly distance?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly area?: MapPoint['area'];
}

export interface StoreMapProps {
  readonly stores: readonly MappedStore[];
  /** The shopper's place. */
  readonly here?: { readonly postcode: string; readonly latitude: number; readonly longitude: number };
  /** The list shows the same numbers. */
  readonly isNumbered?: boolean;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

const STATE_LABELS = { open: 'open', closed: 'closed', preorder: 'preorder' } as const;

/** Stores on a map, numbered like the list. Imported lazily, because it needs the map library. */
export function StoreMap({ stores, here, isNumbered, chosen, onChoose }: StoreMapProps) {
  const { business } = usePageContext();
  const points = useMemo(
    () =>
      stores.map(
        ({ id, name, state, distance, latitude, longitude, area }, at): MapPoint => ({
          id,
          at: [latitude, longitude],
          label: [isNumbered && at + 1, name, distance, STATE_LABELS[state]].filter(Boolean).join(', '),
          mark: isNumbered ? String(at + 1) : '',
          quiet: state === 'closed',
          area,
        }),
      ),
    [stores, isNumbered],
  );
  const shopper = useMemo(
    () => here && ({ at: [here.latitude, here.longitude], label: here.postcode } as const),
    [here],
  );
  return (
    <PointMap
      label={here ? `Map of stores near ${here.postcode}` : 'Map of all stores'}
      points={points}
      here={shopper}
      chosen={chosen}
      onChoose={onChoose}
      tiles={business.mapTiles ?? undefined}
      ground={business.country === 'GB' ? britain : undefined}
    />
  );
}
