import type { DeliveryArea } from '@storefront/api/entities/store';
import { distanceMetres } from '../location/distance';

interface Point {
  latitude: number;
  longitude: number;
}

const METRES_PER_DEGREE = 111_320;
/** The assumed radius of the area around the centre of an outward code. */
const MIN_METRES = 700;
/** Where codes lie far apart, larger areas would seem to contain towns without delivery. */
const MAX_METRES = 3_000;
/** A single code has no neighbours whose distance says how large it is. */
const SINGLE_POINT_METRES = 1_500;
/** Around several circles, an octagon looks as round as a circle. */
const RING_POINTS = 8;
/** More corners would not be visible on the map. */
const MAX_CORNERS = 16;

const cross = (o: Point, a: Point, b: Point) =>
  (a.longitude - o.longitude) * (b.latitude - o.latitude) - (a.latitude - o.latitude) * (b.longitude - o.longitude);

function ring({ latitude, longitude }: Point, metres: number): Point[] {
  return Array.from({ length: RING_POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / RING_POINTS;
    const degrees = metres / METRES_PER_DEGREE;
    return {
      latitude: latitude + degrees * Math.sin(angle),
      longitude: longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
    };
  });
}

/** The convex hull of the points, anticlockwise (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.longitude - b.longitude || a.latitude - b.latitude);
  const side = (row: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of row) {
      for (let [o, a] = kept.slice(-2); o && a && cross(o, a, point) <= 0; [o, a] = kept.slice(-2)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...side(sorted), ...side(sorted.toReversed())];
}

/** Removes the corners that change the area least. */
function simplify(corners: readonly Point[]): Point[] {
  const kept = [...corners];
  while (kept.length > MAX_CORNERS) {
    const addedAreas = kept.map((corner, index) =>
      Math.abs(cross(kept.at(index - 1) ?? corner, corner, kept[(index + 1) % kept.length] ?? corner)),
    );
    kept.splice(addedAreas.indexOf(Math.min(...addedAreas)), 1);
  }
  return kept;
}

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

/** The area around the centres of a store's outward codes; null without any. */
export function deliveryArea(store: Point, middles: readonly Point[]): DeliveryArea | null {
  if (middles.length === 0) return null;
  const around = middles.flatMap((middle) => {
    const others = middles.filter((other) => other !== middle).map((other) => distanceMetres(middle, other));
    const half = others.length ? Math.min(...others) / 2 : SINGLE_POINT_METRES;
    return ring(middle, Math.min(MAX_METRES, Math.max(MIN_METRES, half)));
  });
  const corners = simplify(hull(around));
  return {
    polygon: corners.map(({ latitude, longitude }) => [rounded(latitude), rounded(longitude)]),
    radiusMetres: Math.max(...corners.map((corner) => distanceMetres(store, corner))),
  };
}
