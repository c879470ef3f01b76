import { printable } from './printable';

test.each([
  ['a terminal escape', 'Ada\u001b[2K\rEve', 'Ada\\u{1b}[2K\\u{d}Eve'],
  ['an eight-bit escape', 'a\u009b2J', 'a\\u{9b}2J'],
  ['marks of direction', 'x\u202etxt.exe\u2066', 'x\\u{202e}txt.exe\\u{2066}'],
  ['a line end', 'Leave it\nTotal £0.00', 'Leave it\\u{a}Total £0.00'],
  ['a line separator', 'one\u2028two', 'one\\u{2028}two'],
])('%s in what a shopper wrote is printed as its number', (_what, given, shown) => {
  expect(printable(given)).toBe(shown);
});

test('tabs and letters of all scripts are printed as they are', () => {
  const text = 'Zoë\tŁukasz عمر — £2.50 🍐';
  expect(printable(text)).toBe(text);
});
