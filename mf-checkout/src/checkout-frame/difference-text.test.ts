import { differenceText } from './difference-text';

test.each([
  [2775, 2855, '80p more'],
  [2775, 2655, '£1.20 less'],
  [2775, 2775, 'The same'],
])('a changed order of %d that costs %d says the difference', (before, now, text) => {
  expect(differenceText(before, now, 'GBP')).toBe(text);
});
