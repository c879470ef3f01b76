import { arrivalText, minutesLate } from './arrival';

const now = Date.parse('2026-11-25T17:00:00Z');
const minutes = (count: number) => now + count * 60_000;
const driver = { estimatedArrival: '2026-11-25T17:20:00Z' };
const slot = { slotStartsAt: '2026-11-25T17:00:00Z', slotEndsAt: '2026-11-25T18:00:00Z' };
const noSlot = { slotStartsAt: null, slotEndsAt: null };

test('the arrival is the driver’s estimate, and the slot before there is one', () => {
  expect(arrivalText(driver, slot, now)).toBe('5:20pm');
  expect(arrivalText(driver, slot, now + 1_200_000)).toBe('Any moment now');
  expect(arrivalText(null, slot, now)).toBe('5–6pm');
  expect(arrivalText({ estimatedArrival: null }, slot, now)).toBe('5–6pm');
  expect(arrivalText(null, noSlot, now)).toBe('Soon');
});

test('an order whose slot and estimate are over is late, with or without a driver', () => {
  expect(arrivalText(driver, slot, minutes(50))).toBe('5–6pm');
  expect(arrivalText(driver, slot, minutes(140))).toBe('Running late');
  expect(arrivalText(null, slot, minutes(61))).toBe('Running late');
  expect(minutesLate(driver, slot, minutes(59))).toBeUndefined();
  expect(minutesLate(driver, slot, minutes(61))).toBeNull();
  expect(minutesLate(null, noSlot, now)).toBeUndefined();
});

test('an estimate after the slot says by how much the order is late, from five minutes on', () => {
  const estimate = (time: string) => ({ estimatedArrival: `2026-11-25T${time}:00Z` });
  expect(minutesLate(estimate('18:25'), slot, now)).toBe(25);
  expect(arrivalText(estimate('18:25'), slot, now)).toBe('6:25pm');
  expect(minutesLate(estimate('18:04'), slot, now)).toBeUndefined();
  expect(minutesLate(estimate('18:25'), noSlot, now)).toBeUndefined();
  // An estimate that has just passed: the delay grows on.
  expect(minutesLate(estimate('18:25'), slot, minutes(90))).toBe(30);
});
