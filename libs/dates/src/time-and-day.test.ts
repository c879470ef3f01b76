import { timeAndDay } from './time-and-day';

const now = new Date('2026-11-24T10:00:00Z').getTime();

test.each([
  ['2026-11-24T20:00:00Z', '8pm today'],
  ['2026-11-25T08:00:00Z', '8am tomorrow'],
  ['2026-11-27T08:30:00Z', '8:30am on Fri 27 Nov'],
])('%s is said as %s', (moment, words) => {
  expect(timeAndDay(new Date(moment), now)).toBe(words);
});
