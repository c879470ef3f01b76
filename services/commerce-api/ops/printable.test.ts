import { printable } from './printable';

test.each([
  ['a terminal escape', 'Ada\u001b[2K\rEve', 'Ada\\u{1b}[2K\\u{d}Eve'],
  ['an eight-bit escape', 'a\u009b2J', 'a\\u{9b}2J'],
  ['marks of direction', 'x\u202etxt.exe\u2066', 'x\\u{202e}txt.exe\\u{2066}'],
  ['a line separator', 'one\u2028two', 'one\\u{2028}two'],
])('%s in what a shopper wrote is printed as its number', (_what, given, shown) => {
  expect(printable(given)).toBe(shown);
});

test('lines, tabs and letters of all scripts are printed as they are', () => {
  const text = 'Zoë\tŁukasz\nعمر — £2.50 🍐';
  expect(printable(text)).toBe(text);
});
