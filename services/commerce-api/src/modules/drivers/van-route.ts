import type { Point } from '../../context/places.types';
import { distanceMetres } from '../location/distance';

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The way from a store to an address along streets that run east and north. */
export function vanRoute(from: Point, to: Point): readonly Point[] {
  const bend = (from.longitude + to.longitude) / 2;
  return [from, { latitude: from.latitude, longitude: bend }, { latitude: to.latitude, longitude: bend }, to];
}

/** The length of a way in metres. */
export const routeMetres = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, point, place) => sum + distanceMetres(way[place] ?? point, point), 0);

/** Degrees clockwise from north of the straight line between two near points. */
function headingOf(from: Point, to: Point): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return (Math.round(degrees(Math.atan2(east, north))) + 360) % 360;
}

/** The position after a share of a way, from 0 to 1, and where it points. */
export function positionOn(way: readonly Point[], share: number): Point & { heading: number | null } {
  let left = routeMetres(way) * Math.min(1, Math.max(0, share));
  for (const [place, to] of way.slice(1).entries()) {
    const from = way[place] ?? to;
    const metres = distanceMetres(from, to);
    if (metres > 0 && left < metres) {
      const part = left / metres;
      return {
        latitude: from.latitude + (to.latitude - from.latitude) * part,
        longitude: from.longitude + (to.longitude - from.longitude) * part,
        heading: headingOf(from, to),
      };
    }
    left -= metres;
  }
  const end = way.at(-1) ?? { latitude: 0, longitude: 0 };
  return { latitude: end.latitude, longitude: end.longitude, heading: null };
}
