import { waitLabel } from './wait-label';

const now = Date.parse('2026-11-28T19:15:00Z');

test.each([
  ['2026-11-28T19:06:00Z', '9 minutes'],
  ['2026-11-28T18:15:00Z', '1 hour'],
  ['2026-11-27T19:15:00Z', '1 day'],
  ['2026-11-20T10:00:00Z', '8 days'],
  ['2026-11-28T19:16:00Z', 'under a minute'],
])('what came at %s has waited %s', (since, words) => {
  expect(waitLabel(since, now)).toBe(words);
});
