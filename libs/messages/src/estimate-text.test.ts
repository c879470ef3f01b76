import { estimateText } from './estimate-text';

test.each([
  [1_200, 'about 1.2 kg · £4.20 estimated'],
  [1_000, 'about 1 kg · £4.20 estimated'],
  [2_550, 'about 2.55 kg · £4.20 estimated'],
  [200, 'about 200 g · £4.20 estimated'],
])('%s grams', (grams, text) => {
  expect(estimateText(grams, '£4.20')).toBe(text);
});
