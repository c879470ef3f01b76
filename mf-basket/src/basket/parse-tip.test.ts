import { parseTip } from './parse-tip';

test.each([
  ['2.50', 100, 250],
  ['£3', 100, 300],
  ['2,5', 100, 250],
  ['€ 4', 100, 400],
  [' 250 ', 1, 250],
  ['1.125', 1_000, 1_125],
])('%p with %d minor units is a tip of %d', (typed, minorPerMajor, tip) => {
  expect(parseTip(typed, minorPerMajor)).toBe(tip);
});

test.each([
  ['2.505', 100],
  ['2.50', 1],
  ['-2', 100],
  ['two', 100],
  ['', 100],
  ['123456789', 100],
])('%p with %d minor units is no tip', (typed, minorPerMajor) => {
  expect(parseTip(typed, minorPerMajor)).toBeUndefined();
});
