import { type PinPosition, spreadPins } from './spread-pins';

const GAP = 36;

function smallestGap(pins: readonly PinPosition[]): number {
  const gaps = pins.flatMap((one, at) =>
    pins.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...gaps);
}

test('pins that are far enough apart stay in place', () => {
  const pins = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ];
  expect(spreadPins(pins, GAP)).toEqual(pins);
});

test('pins move apart until each can be tapped, also from the same place and in a row', () => {
  const close = [0, 4, 9, 9, 30, 31, 31].map((x, at) => ({ x, y: at % 2 }));
  expect(smallestGap(spreadPins(close, GAP))).toBeGreaterThanOrEqual(GAP - 0.1);
  const same = Array.from({ length: 4 }, () => ({ x: 100, y: 100 }));
  const spread = spreadPins(same, GAP);
  expect(smallestGap(spread)).toBeGreaterThanOrEqual(GAP - 0.1);
  // They stay near their place.
  for (const { x, y } of spread) expect(Math.hypot(x - 100, y - 100)).toBeLessThan(2 * GAP);
});
