import { slotLabels } from './slot-labels';

const NONE = new Map<number, number>();

/** A slot of one hour; its id is the hour at which it begins. */
const slot = (slotId: number, fee: number, reserved = 0, method: 'delivery' | 'collection' = 'delivery') => ({
  slotId,
  fee,
  reserved,
  capacity: 4,
  poolLeft: null,
  zoneLeft: null,
  fitsUnits: true,
  startsAt: new Date(Date.UTC(2026, 10, 25, slotId)),
  endsAt: new Date(Date.UTC(2026, 10, 25, slotId + 1)),
  method,
});

describe('the cheapest slot', () => {
  test('has the lowest fee of those that are free', () => {
    expect(slotLabels([slot(1, 100, 4), slot(2, 200), slot(3, 300)], NONE).cheapestFee).toBe(200);
  });
  test('is not named when all free slots cost the same', () => {
    expect(slotLabels([slot(1, 200), slot(2, 200), slot(3, 300, 4)], NONE).cheapestFee).toBeUndefined();
    expect(slotLabels([], NONE).cheapestFee).toBeUndefined();
  });
  test('is not named when most free slots have that fee', () => {
    expect(slotLabels([slot(1, 100), slot(2, 100), slot(3, 300)], NONE).cheapestFee).toBeUndefined();
    expect(slotLabels([slot(1, 100), slot(2, 200), slot(3, 300)], NONE).cheapestFee).toBe(100);
  });
});

describe('the greenest slot', () => {
  const day = [slot(1, 0), slot(2, 0), slot(3, 0), slot(4, 0)];
  const greenest = (orders: [slotId: number, count: number][], slots = day) =>
    slotLabels(slots, new Map(orders)).greenestSlotId;

  test('is one with orders of the same area in it, or right before or after it', () => {
    expect(greenest([[3, 1]])).toBe(2);
    expect(
      greenest([
        [1, 1],
        [4, 2],
      ]),
    ).toBe(3);
  });
  test('has a free place', () => {
    expect(greenest([[1, 1]], [slot(1, 0, 4), slot(2, 0)])).toBe(2);
    expect(greenest([[1, 1]], [slot(1, 0, 4), slot(2, 0, 4)])).toBeUndefined();
  });
  test('is not named without a van near', () => {
    expect(greenest([])).toBeUndefined();
    expect(greenest([[1, 1]], [slot(1, 0, 4), slot(3, 0)])).toBeUndefined();
  });
  test('is a delivery', () => {
    expect(greenest([[1, 1]], [slot(1, 0, 0, 'collection')])).toBeUndefined();
  });
});
