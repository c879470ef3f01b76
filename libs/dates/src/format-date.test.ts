import { formatDate } from './format-date';
import { isPlainDate, parseShopTime } from './parse-date';
import { addShopDays } from './shop-moment';

test('every format of the specification, in winter', () => {
  const instant = '2026-11-28T17:05:00Z';
  expect(formatDate(instant, 'date')).toBe('2026-11-28');
  expect(formatDate(instant, 'time')).toBe('17:05');
  expect(formatDate(instant, 'dayMonth')).toBe('28 Nov');
  expect(formatDate(instant, 'dayMonthYear')).toBe('28 Nov 2026');
  expect(formatDate(instant, 'clock')).toBe('5:05pm');
  expect(formatDate(instant, 'iso')).toBe('2026-11-28T17:05:00+00:00');
});

test('in summer the local time and its offset', () => {
  expect(formatDate('2026-06-30T23:30:00Z', 'date')).toBe('2026-07-01');
  expect(formatDate('2026-06-30T23:30:00Z', 'iso')).toBe('2026-07-01T00:30:00+01:00');
});

test('an hour either side of the autumn clock change shows the same time with another offset', () => {
  expect(formatDate('2026-10-25T00:30:00Z', 'iso')).toBe('2026-10-25T01:30:00+01:00');
  expect(formatDate('2026-10-25T01:30:00Z', 'iso')).toBe('2026-10-25T01:30:00+00:00');
});

test('a day later is the same local time across a clock change', () => {
  expect(addShopDays('2026-03-28T17:00:00Z', 1).toISOString()).toBe('2026-03-29T16:00:00.000Z');
  expect(addShopDays('2026-10-24T16:00:00Z', 1).toISOString()).toBe('2026-10-25T17:00:00.000Z');
});

test('an invalid date is rejected or left empty', () => {
  expect(isPlainDate('2026-02-30')).toBe(false);
  expect(isPlainDate('28/11/2026')).toBe(false);
  expect(isPlainDate('2028-02-29')).toBe(true);
  expect(parseShopTime('2026-11-28', '25:00')).toBeUndefined();
  expect(parseShopTime('2026-07-01', '17:00')?.toISOString()).toBe('2026-07-01T16:00:00.000Z');
  expect(formatDate('soon', 'date')).toBe('');
});
