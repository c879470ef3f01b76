import { METRES_PER_MILE } from './metres-per-mile';

const STEPS = [0.25, 0.5, 1, 2, 5, 10, 25, 50, 100];
/** The labels of more rings would cover the pins. */
const MAX_RINGS = 4;

/** A circle around the shopper and its label. */
export interface DistanceRing {
  readonly metres: number;
  readonly label: string;
}

/** Up to four rings at round distances, reaching just beyond `metres`. */
export function distanceRings(metres: number): DistanceRing[] {
  const miles = metres / METRES_PER_MILE;
  const step = STEPS.find((one) => miles / one <= MAX_RINGS) ?? 200;
  const count = Math.max(1, Math.ceil(miles / step));
  return Array.from({ length: count }, (_, at) => {
    const far = step * (at + 1);
    return { metres: far * METRES_PER_MILE, label: far === 1 ? '1 mile' : `${far} miles` };
  });
}
