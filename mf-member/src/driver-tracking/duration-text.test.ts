import { durationText } from './duration-text';

test('a time is told in hours and minutes', () => {
  expect([1, 25, 60, 61, 130].map(durationText)).toEqual([
    '1 minute',
    '25 minutes',
    '1 hour',
    '1 hour 1 minute',
    '2 hours 10 minutes',
  ]);
});
