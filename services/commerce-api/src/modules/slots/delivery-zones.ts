import type { Point } from '../../context/places.types';
import type { deliveryZones } from '../../database/schema/slots';
import { distanceMetres } from '../location/distance';
import { postcodePrefixes } from '../location/postcode';

export type DeliveryZone = typeof deliveryZones.$inferSelect;

/**
 * The zone of a place: the one with the longest matching postcode prefix, else the smallest ring around the store that
 * contains the place; undefined outside all of them.
 */
export function zoneOfPlace(
  zones: readonly DeliveryZone[],
  store: Point,
  { postcode, point }: { postcode: string; point: Point | undefined },
): DeliveryZone | undefined {
  for (const prefix of postcodePrefixes(postcode).reverse()) {
    const zone = zones.find(({ prefixes }) => prefixes.includes(prefix));
    if (zone) return zone;
  }
  if (!point) return undefined;
  const metres = distanceMetres(point, store);
  return zones
    .filter(({ withinMetres }) => withinMetres !== null && metres <= withinMetres)
    .sort((a, b) => (a.withinMetres ?? 0) - (b.withinMetres ?? 0))[0];
}
