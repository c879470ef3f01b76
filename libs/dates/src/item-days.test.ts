import { itemDaysText } from './item-days';

const now = new Date('2026-11-25T10:00:00Z');

test.each([
  [null, null, undefined],
  [null, '2026-11-25', undefined],
  [null, '2026-11-26', 'Available from tomorrow'],
  [null, '2026-12-04', 'Available from Fri 4 Dec'],
  [[5], '2026-12-04', 'Available from Fri 4 Dec'],
  [[0, 1, 2, 3, 4, 5, 6], null, undefined],
  [[5, 6], null, 'Fridays and Saturdays only'],
  [[0, 3, 5], null, 'Wednesdays, Fridays and Sundays only'],
  [[1, 2, 3, 4, 5, 6], null, 'Not on Sundays'],
  [[2, 3, 4, 5, 6], '2026-11-01', 'Not on Mondays or Sundays'],
])('%p from %p reads %p', (availableDays, availableFrom, expected) =>
  expect(itemDaysText({ availableDays, availableFrom }, now)).toBe(expected),
);
