import { differenceText } from './difference-text';

test.each([
  [2775, 2855, '80p more than before.'],
  [2775, 2655, '£1.20 less than before.'],
  [2775, 2775, 'the same as before.'],
])('a changed order of %d that costs %d says the difference', (before, now, text) => {
  expect(differenceText(before, now, 'GBP')).toMatch(/^You pay £\d+\.\d\d for the changed order and nothing for the/);
  expect(differenceText(before, now, 'GBP')).toContain(text);
});
