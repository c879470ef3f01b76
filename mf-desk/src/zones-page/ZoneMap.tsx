import type { DeskZone } from '@storefront/api/entities/desk/delivery-zone';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { britain } from '@storefront/ui/map/britain';
import { PointMap } from '@storefront/ui/point-map';
import { useMemo } from 'react';

export interface ZoneMapProps {
  readonly store: { readonly name: string; readonly latitude: number; readonly longitude: number };
  readonly zones: readonly DeskZone[];
  /** The zone whose ring is highlighted. */
  readonly chosen: number | undefined;
}

/** The store, and the rings of its zones round it. Imported lazily, because it needs the map library. */
export function ZoneMap({ store: { name, latitude, longitude }, zones, chosen }: ZoneMapProps) {
  const { business } = usePageContext();
  const points = useMemo(
    () => [{ id: 0, at: [latitude, longitude] as const, label: name, mark: '' }],
    [name, latitude, longitude],
  );
  const circles = useMemo(
    () =>
      zones.flatMap(({ zoneId, values: { name: label, withinMetres } }) =>
        withinMetres === null ? [] : [{ id: zoneId, at: [latitude, longitude] as const, metres: withinMetres, label }],
      ),
    [zones, latitude, longitude],
  );
  return (
    <PointMap
      label={`Map of ${name} with the rings of its zones`}
      points={points}
      circles={circles}
      chosen={chosen}
      onChoose={() => undefined}
      tiles={business.mapTiles ?? undefined}
      ground={business.country === 'GB' ? britain : undefined}
    />
  );
}
