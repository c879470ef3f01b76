import { adminSlot } from '../../test-support/admin-slot';
import { weekFrom } from '../calendar/days';
import { firstShown, freeOf, gridRows, placesOf, slotState } from './slot-grid';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const days = weekFrom('2026-11-30');
const morning = adminSlot({
  slotId: 1,
  startDate: '2026-12-02T08:00:00.000Z',
  endDate: '2026-12-02T09:00:00.000Z',
  timeSlotDate: '2026-12-02',
});

test('the rows are the times of day, and each has a cell for every day', () => {
  const later = adminSlot({ slotId: 10, timeSlotDate: '2026-12-03', startDate: '2026-12-03T17:00:00.000Z' });
  const rows = gridRows(
    [adminSlot(), { ...later, endDate: '2026-12-03T18:00:00.000Z' }, morning],
    days,
    'Europe/London',
  );
  expect(rows.map(({ label }) => label)).toEqual(['8–9am', '5–6pm']);
  expect(rows[1]?.days.map((cell) => cell.map(({ slotId }) => slotId))).toEqual([[], [9], [], [10], [], [], []]);
});

test('a time of day is that of the store, also after the clocks change', () => {
  const summer = adminSlot({ startDate: '2026-07-01T16:00:00.000Z', endDate: '2026-07-01T17:00:00.000Z' });
  expect(gridRows([summer], [], 'Europe/London')[0]?.label).toBe('5–6pm');
});

test.each([
  [{}, 'open'],
  [{ capacity: 17 }, 'full'],
  [{ bookableUntil: '2026-11-30T12:00:00.000Z' }, 'closed'],
  [{ withdrawn: true, capacity: 17 }, 'withdrawn'],
  [{ withdrawn: true, offered: false }, 'left-out'],
] as const)('with %j a slot is %s', (changes, state) => {
  expect(slotState(adminSlot(changes), NOW)).toBe(state);
});

test('places are booked, held or free, and never fewer than none', () => {
  expect(freeOf(adminSlot())).toBe(7);
  expect(freeOf(adminSlot({ capacity: 10 }))).toBe(0);
  expect(placesOf([adminSlot(), morning])).toEqual({ taken: 34, capacity: 48 });
});

test('a phone shows today first, or else the first day with slots', () => {
  expect(firstShown([adminSlot(), morning], days, '2026-12-02')).toBe('2026-12-02');
  expect(firstShown([adminSlot(), morning], days, '2026-11-30')).toBe('2026-12-01');
  expect(firstShown([], days, '2026-11-20')).toBe('2026-11-30');
});
