import { checkContrast, contrastRatio } from './contrast';
import { grocery } from './grocery';
import { retail } from './retail';

test.each([grocery, retail])('every role pair of the $brand brand has enough contrast', (theme) => {
  expect(checkContrast(theme)).toEqual([]);
});

test('a brand with too pale an ink is reported with the pair and its ratio', () => {
  const pale = { ...grocery, colour: { ...grocery.colour, muted: '#b9b3a3' } };
  expect(checkContrast(pale).map(({ foreground }) => foreground)).toContain('muted');
});

test('the ratio matches the published examples', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
