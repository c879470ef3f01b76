import { calendarDay } from './calendar-day';
import {
  clockTime,
  countdownLabel,
  dateLabel,
  dayLabel,
  endLabel,
  plainDate,
  slotDayLabel,
  slotLabel,
  timeLabel,
} from './plain';
import { instantOf, offsetMinutes } from './zone';

const at = (text: string) => new Date(text);

test('a day is written as people say it', () => {
  const now = at('2026-11-26T09:00:00Z');
  expect(dayLabel(at('2026-11-26T23:59:00Z'), now)).toBe('Today');
  expect(dayLabel(at('2026-11-27T00:00:00Z'), now)).toBe('Tomorrow');
  expect(dayLabel(at('2026-11-28T12:00:00Z'), now)).toBe('Sat 28 Nov');
  expect(dayLabel(at('2027-01-02T12:00:00Z'), now)).toBe('Sat 2 Jan 2027');
});

test('in summer midnight is the shop’s, an hour before UTC’s', () => {
  const now = at('2026-06-30T23:30:00Z');
  expect(dayLabel(at('2026-07-01T10:00:00Z'), now)).toBe('Today');
  expect(plainDate(now)).toBe('2026-07-01');
  expect(dayLabel(at('2026-09-05T10:00:00Z'), now)).toBe('Sat 5 Sep');
});

test('the day after a clock change is still tomorrow', () => {
  expect(dayLabel(at('2026-03-29T22:30:00Z'), at('2026-03-28T23:30:00Z'))).toBe('Tomorrow');
  expect(dayLabel(at('2026-10-25T23:30:00Z'), at('2026-10-24T23:30:00Z'))).toBe('Today');
  expect(dayLabel(at('2026-10-26T00:00:00Z'), at('2026-10-24T23:30:00Z'))).toBe('Tomorrow');
});

test('a slot shows am or pm once', () => {
  expect(slotLabel(at('2026-11-28T17:00:00Z'), at('2026-11-28T18:00:00Z'))).toBe('5–6pm');
  expect(slotLabel(at('2026-11-28T11:00:00Z'), at('2026-11-28T12:00:00Z'))).toBe('11am–12pm');
  expect(slotLabel(at('2026-11-28T17:30:00Z'), at('2026-11-28T18:30:00Z'))).toBe('5:30–6:30pm');
  expect(slotLabel(at('2026-07-01T17:00:00Z'), at('2026-07-01T18:00:00Z'))).toBe('6–7pm');
  expect(timeLabel(at('2026-11-28T00:00:00Z'))).toBe('12am');
  const now = at('2026-11-28T09:00:00Z');
  expect(slotDayLabel(at('2026-11-28T17:00:00Z'), at('2026-11-28T18:00:00Z'), now)).toBe('Today, 5–6pm');
});

test('a countdown rounds up, so it ends when the hold ends', () => {
  expect(countdownLabel(15 * 60_000)).toBe('15:00');
  expect(countdownLabel(61_001)).toBe('1:02');
  expect(countdownLabel(-5)).toBe('0:00');
});

test('London is an hour ahead from the last Sunday of March to the last of October', () => {
  expect(offsetMinutes(at('2026-03-29T00:59:59Z'))).toBe(0);
  expect(offsetMinutes(at('2026-03-29T01:00:00Z'))).toBe(60);
  expect(offsetMinutes(at('2026-10-25T00:59:59Z'))).toBe(60);
  expect(offsetMinutes(at('2026-10-25T01:00:00Z'))).toBe(0);
});

test.each([
  ['2026-11-28', '17:00', '2026-11-28T17:00:00.000Z', 'winter'],
  ['2026-07-01', '17:00', '2026-07-01T16:00:00.000Z', 'summer'],
  ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z', 'before the spring change'],
  ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z', 'skipped by the spring change: an hour later'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', 'after the spring change'],
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z', 'repeated by the autumn change: the first'],
  ['2026-10-25', '02:30', '2026-10-25T02:30:00.000Z', 'after the autumn change'],
])('%s %s in the shop’s local time is %s (%s)', (day, time, instant) => {
  expect(instantOf(day, time).toISOString()).toBe(instant);
});

test('a day with its year, and a time of day, in the same style', () => {
  expect(dateLabel(at('2026-10-06T12:00:00Z'))).toBe('Tue 6 Oct 2026');
  expect([clockTime('00:00'), clockTime('12:15'), clockTime('22:00')]).toEqual(['12am', '12:15pm', '10pm']);
});

test.each([
  '2026-06-30T22:59:59Z',
  '2026-06-30T23:00:00Z',
  '2026-12-31T23:59:59Z',
  '2027-01-01T00:00:00Z',
  '2026-03-29T00:59:59Z',
])('the calendar day of %s is the same by both functions', (instant) => {
  expect(calendarDay(at(instant))).toBe(plainDate(at(instant)));
  expect(calendarDay(at(instant), 'America/New_York')).toBe(plainDate(at(instant), 'America/New_York'));
});

test('the end of a hold has its day unless it is today', () => {
  const now = new Date('2026-11-25T10:00:00Z');
  expect(endLabel(new Date('2026-11-25T17:00:00Z'), now)).toBe('5pm');
  expect(endLabel(new Date('2026-11-28T17:00:00Z'), now)).toBe('Sat 28 Nov, 5pm');
});
