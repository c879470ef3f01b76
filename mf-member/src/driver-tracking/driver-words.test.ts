import { approachWords, driverWords, stopsText, updatedText } from './driver-words';

const now = Date.parse('2026-11-25T17:00:00Z');
const minutes = (count: number) => now + count * 60_000;
const home = { latitude: 51.5, longitude: -0.1 };
const driver = {
  latitude: 51.5145,
  longitude: -0.1,
  heading: null,
  updatedAt: '2026-11-25T17:00:00Z',
  estimatedArrival: '2026-11-25T17:20:00Z',
};

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

test('a driver is named, where the name is known', () => {
  const sam = { ...driver, firstName: 'Sam' };
  expect(driverWords(sam, home, now)).toBe('Sam is 1 mile away, about 20 minutes.');
  expect(approachWords(sam, now)).toBe('Sam is on the road, about 20 minutes.');
});

test('the stops before the shopper’s are counted, and a driver who passes by does not come to the door', () => {
  expect([0, 1, 2, null, undefined].map((stopsBefore) => stopsText({ estimatedArrival: null, stopsBefore }))).toEqual([
    'Yours is the next stop.',
    '1 stop before yours.',
    '2 stops before yours.',
    undefined,
    undefined,
  ]);
  const passing = { ...driver, latitude: 51.5005, stopsBefore: 1 };
  expect(driverWords(passing, home, now)).toBe('Your driver is 0.1 miles away, about 20 minutes.');
});

test('the age of the estimate is said', () => {
  expect([0, 1, 2].map((age) => updatedText(driver, minutes(age)))).toEqual([
    'Updated just now',
    'Updated 1 minute ago',
    'Updated 2 minutes ago',
  ]);
  // Of an earlier release, or a clock that is behind.
  expect(updatedText({ estimatedArrival: null }, now)).toBeUndefined();
  expect(updatedText(driver, minutes(-3))).toBe('Updated just now');
});

test('an old position is called old, and no distance is told from it', () => {
  expect(driverWords(driver, home, minutes(10))).toBe('Your driver is 1 mile away, about 10 minutes.');
  expect(driverWords(driver, home, minutes(75))).toBe(
    'We last heard from your driver 1 hour 15 minutes ago. The map shows where the van was then.',
  );
  expect(approachWords({ ...driver, firstName: 'Sam' }, minutes(25))).toBe('We last heard from Sam 25 minutes ago.');
});
