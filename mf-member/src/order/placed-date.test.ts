import { placedDay, placedDayAndTime } from './placed-date';

const placedAt = '2026-10-06T16:00:00Z';
const now = Date.parse('2026-11-23T10:00:00Z');

test('an order’s date is written in the specification’s formats', () => {
  expect(placedDay(placedAt, now, 'specified')).toBe('06 Oct');
  expect(placedDayAndTime(placedAt, 'specified')).toBe('06 Oct 2026, 5:00pm');
});

test('an order’s date is written like all other days and times if the theme wants that', () => {
  expect(placedDay(placedAt, now, 'words')).toBe('Tue 6 Oct');
  expect(placedDay('2026-11-23T08:00:00Z', now, 'words')).toBe('Today');
  expect(placedDayAndTime(placedAt, 'words')).toBe('Tue 6 Oct 2026, 5pm');
});
