import { slotLabels } from './slot-labels';

const slot = (slotId: number, fee: number, reserved = 0, method: 'delivery' | 'collection' = 'delivery') => ({
  slotId,
  fee,
  reserved,
  capacity: 4,
  poolLeft: null,
  method,
});

describe('the cheapest slot', () => {
  test('has the lowest fee of those that are free', () => {
    expect(slotLabels([slot(1, 100, 4), slot(2, 200), slot(3, 300)], undefined).cheapestFee).toBe(200);
  });
  test('is not named when all free slots cost the same', () => {
    expect(slotLabels([slot(1, 200), slot(2, 200), slot(3, 300, 4)], undefined).cheapestFee).toBeUndefined();
    expect(slotLabels([], undefined).cheapestFee).toBeUndefined();
  });
  test('is not named when most free slots have that fee', () => {
    expect(slotLabels([slot(1, 100), slot(2, 100), slot(3, 300)], undefined).cheapestFee).toBeUndefined();
    expect(slotLabels([slot(1, 100), slot(2, 200), slot(3, 300)], undefined).cheapestFee).toBe(100);
  });
});

describe('the greenest slot', () => {
  test('is the fullest with a free place', () => {
    expect(slotLabels([slot(1, 0, 1), slot(2, 0, 3), slot(3, 0, 4)], undefined).greenestSlotId).toBe(2);
  });
  test('does not count the shopper’s own reservation', () => {
    expect(slotLabels([slot(1, 0, 1), slot(2, 0)], 1).greenestSlotId).toBeUndefined();
    expect(slotLabels([slot(1, 0, 2), slot(2, 0, 2)], 1).greenestSlotId).toBe(2);
  });
  test('is a delivery', () => {
    expect(slotLabels([slot(1, 0, 2, 'collection')], undefined).greenestSlotId).toBeUndefined();
  });
});
