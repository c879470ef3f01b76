export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

interface Glide {
  readonly from: Spot;
  readonly to: Spot;
  /** For people who have asked for less motion: at once. */
  readonly isStill: boolean;
}

/** Short enough to be over before the next position arrives. */
const GLIDE_MS = 1_000;

/** Moves something from one place to another within a second. @returns stops it where it is */
export function glide({ from, to, isStill }: Glide, place: (spot: Spot) => void): () => void {
  if (isStill || (from.latitude === to.latitude && from.longitude === to.longitude)) {
    place(to);
    return () => {};
  }
  const began = performance.now();
  let frame = 0;
  const step = () => {
    const share = Math.min(1, (performance.now() - began) / GLIDE_MS);
    const between = (a: number, b: number) => a + (b - a) * share;
    place({
      latitude: between(from.latitude, to.latitude),
      longitude: between(from.longitude, to.longitude),
    });
    if (share < 1) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
