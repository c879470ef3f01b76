/** A position on the screen in CSS pixels. */
export interface PinPosition {
  readonly x: number;
  readonly y: number;
}

/** Enough for the stores of a town; a few pins settle in less than ten rounds. */
const MAX_ROUNDS = 200;
/** Rounding errors must not cost further rounds. */
const TOLERANCE = 0.01;

/**
 * Moves pins apart until each is at least `gap` pixels from every other, so that each can be tapped. Pins that are far
 * enough from the others stay in place. The result has the order of the input.
 */
export function spreadPins(pins: readonly PinPosition[], gap: number): PinPosition[] {
  const placed = pins.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = false;
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= gap - TOLERANCE) continue;
        moved = true;
        // Pins at the same place leave it in different directions.
        const angle = distance ? Math.atan2(other.y - one.y, other.x - one.x) : at;
        const step = (gap - distance) / 2;
        one.x -= Math.cos(angle) * step;
        one.y -= Math.sin(angle) * step;
        other.x += Math.cos(angle) * step;
        other.y += Math.sin(angle) * step;
      }
    if (!moved) break;
  }
  return placed;
}
