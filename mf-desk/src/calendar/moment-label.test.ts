import { momentLabel } from './moment-label';

test('words are in lower case within a sentence, and names of days and months are not', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(momentLabel('2026-11-26T10:00:00Z', now)).toBe('today, 10am');
  expect(momentLabel('2026-11-18T12:00:00Z', now)).toBe('Wed 18 Nov, 12pm');
});
