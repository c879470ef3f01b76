import { weekdaysText } from './weekdays';

test.each([
  [[], 'no day'],
  [[3], 'Wed'],
  [[2, 1], 'Mon and Tue'],
  [[1, 2, 3, 4, 5], 'Mon to Fri'],
  [[0, 5, 6], 'Fri to Sun'],
  [[6, 1, 3], 'Mon, Wed and Sat'],
  [[0, 1, 2, 3, 4, 5, 6], 'every day'],
])('the weekdays %j are %j', (days, text) => {
  expect(weekdaysText(days)).toBe(text);
});
