interface Point {
  latitude: number;
  longitude: number;
}

/** The mean radius. A sphere is wrong by half a per cent at most; roads differ more from a straight line. */
const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in metres (haversine). */
export function distanceMetres(a: Point, b: Point): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const h =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(h)));
}
