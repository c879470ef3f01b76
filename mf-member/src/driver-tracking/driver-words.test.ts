import { approachWords, arrivalText, driverWords, isLate } from './driver-words';

const now = Date.parse('2026-11-25T17:00:00Z');
const home = { latitude: 51.5, longitude: -0.1 };
const driver = {
  latitude: 51.5145,
  longitude: -0.1,
  heading: null,
  updatedAt: '2026-11-25T17:00:00Z',
  estimatedArrival: '2026-11-25T17:20:00Z',
};
const slot = { slotStartsAt: '2026-11-25T17:00:00Z', slotEndsAt: '2026-11-25T18:00:00Z' };

test('the arrival is the driver’s estimate, and the slot before there is one', () => {
  expect(arrivalText(driver, slot, now)).toBe('5:20pm');
  expect(arrivalText(driver, slot, now + 1_200_000)).toBe('Any moment now');
  expect(arrivalText(null, slot, now)).toBe('5–6pm');
  expect(arrivalText({ ...driver, estimatedArrival: null }, slot, now)).toBe('5–6pm');
  expect(arrivalText(null, { slotStartsAt: null, slotEndsAt: null }, now)).toBe('Soon');
});

test('an order whose slot and estimate are over is late, with or without a driver', () => {
  const minutes = (count: number) => now + count * 60_000;
  expect(arrivalText(driver, slot, minutes(50))).toBe('5–6pm');
  expect(arrivalText(driver, slot, minutes(140))).toBe('Running late');
  expect(arrivalText(null, slot, minutes(61))).toBe('Running late');
  expect(arrivalText({ estimatedArrival: '2026-11-25T18:30:00Z' }, slot, minutes(61))).toBe('6:30pm');
  expect(isLate(driver, slot, minutes(59))).toBe(false);
  expect(isLate(driver, slot, minutes(61))).toBe(true);
  expect(isLate(null, { slotStartsAt: null, slotEndsAt: null }, now)).toBe(false);
});

test('words say what the map shows', () => {
  expect(driverWords(driver, home, now)).toBe('Your driver is 1 mile away, about 20 minutes.');
  const near = { ...driver, latitude: 51.503, estimatedArrival: '2026-11-25T17:00:30Z' };
  expect(driverWords(near, home, now)).toBe('Your driver is 0.2 miles away, about 1 minute.');
  expect(driverWords({ ...driver, latitude: 51.5005 }, home, now)).toBe('Your driver is nearly at your door.');
  expect(driverWords(driver, null, now)).toBe('Your driver is on the road, about 20 minutes.');
  expect(approachWords({ estimatedArrival: null }, now)).toBe('Your driver is on the road.');
  expect(approachWords(null, now)).toBe('Your driver has not set out yet.');
  expect(driverWords(null, home, now)).toBe('Your driver has not set out yet. You can follow the van here.');
});
