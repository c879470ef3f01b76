import { greeting } from './greeting.model';

test('the greeting follows the shop’s local time, summer and winter', () => {
  expect(greeting(Date.parse('2026-11-21T09:00:00Z'))).toBe('Good morning');
  expect(greeting(Date.parse('2026-11-21T12:00:00Z'))).toBe('Good afternoon');
  expect(greeting(Date.parse('2026-07-21T11:00:00Z'))).toBe('Good afternoon');
  expect(greeting(Date.parse('2026-11-21T18:00:00Z'))).toBe('Good evening');
  expect(greeting(Date.parse('2026-11-21T03:00:00Z'))).toBe('Hello');
});
