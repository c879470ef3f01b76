import { bookingClosesText, renewedText } from './time-words';

test.each([
  [{ leadMinutes: 120, orderBy: null }, '2 h before'],
  [{ leadMinutes: 90, orderBy: null }, '90 min before'],
  [{ leadMinutes: 0, orderBy: null }, 'when it begins'],
  [{ leadMinutes: 60, orderBy: '20:00' }, 'the day before at 8pm, or 1 h before if that is earlier'],
])('booking for %j closes %s', (values, text) => {
  expect(bookingClosesText(values)).toBe(text);
});

test('a change says how many coming slots it touched', () => {
  expect(renewedText({ added: 1, changed: 0, ended: 12 })).toBe('1 slot added, 12 slots no longer offered.');
  expect(renewedText({ added: 0, changed: 0, ended: 0 })).toBe('No coming slot was changed.');
});
