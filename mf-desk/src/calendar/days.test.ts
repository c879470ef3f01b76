import { addDays, dayName, mondayOf, spanName, weekFrom } from './days';

test('days are counted across months and changes of the clocks', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-10-26', -1)).toBe('2026-10-25');
});

test('a week begins on Monday', () => {
  expect(['2026-11-30', '2026-12-02', '2026-12-06'].map(mondayOf)).toEqual(Array(3).fill('2026-11-30'));
  expect(weekFrom('2026-11-30')).toHaveLength(7);
  expect(weekFrom('2026-11-30').at(-1)).toBe('2026-12-06');
});

test('days and weeks have names', () => {
  expect(dayName('2026-11-30')).toBe('Mon 30 Nov');
  expect(spanName('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec');
});
