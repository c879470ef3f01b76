import { hoursFault, hoursForm, hoursOf, newSpecialRow } from './store-hours';

const open = { opens: '08:00', closes: '22:00' };
const hours = {
  openingHours: [0, 1, 2, 3, 4, 5].map((day) => ({ day, ...open })),
  specialDays: [
    { date: '2026-11-01', hours: null },
    { date: '2026-12-24', hours: { opens: '08:00', closes: '16:00' } },
    { date: '2026-12-25', hours: null },
  ],
};
const form = hoursForm(hours, '2026-12-01');

test('the form begins on Monday and has coming special days; it states the same hours again', () => {
  expect(form.week.map(({ day, isOpen }) => [day, isOpen])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
    [0, true],
  ]);
  expect(form.special.map(({ date, isOpen }) => [date, isOpen])).toEqual([
    ['2026-12-24', true],
    ['2026-12-25', false],
  ]);
  expect(hoursOf(form)).toEqual({ ...hours, specialDays: hours.specialDays.slice(1) });
  expect(hoursFault(form)).toBeUndefined();
});

test('what does not fit together is said', () => {
  const monday = form.week.map((row) => (row.day === 1 ? { ...row, closes: '08:00' } : row));
  expect(hoursFault({ ...form, week: monday })).toBe('Monday must close later than it opens.');
  const added = newSpecialRow(9);
  expect(hoursFault({ ...form, special: [added] })).toBe('Enter the date of each day with other hours.');
  const dated = { ...added, date: '2026-12-25' };
  expect(hoursFault({ ...form, special: [...form.special, dated] })).toBe('A date is entered twice.');
  expect(hoursFault({ ...form, special: [{ ...dated, isOpen: true, closes: '07:00' }] })).toBe(
    '2026-12-25 must close later than it opens.',
  );
});
