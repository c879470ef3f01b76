import { checkContrast, contrastRatio } from './contrast';
import { desk } from './desk';
import { grocery } from './grocery';
import { retail } from './retail';

const devices = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'more'] as const).flatMap((contrast) =>
    [grocery, retail, desk].map((theme) => ({ brand: theme.brand, theme, scheme, contrast })),
  ),
);

test.each(devices)('$brand in $scheme with $contrast contrast: every pair of roles has enough contrast', (device) => {
  expect(checkContrast(device.theme, device.scheme, device.contrast)).toEqual([]);
});

test('with more contrast, text that is only AA is reported', () => {
  const plain = { ...grocery, moreContrast: { light: {}, dark: {} } };
  expect(checkContrast(plain, 'light', 'more').map(({ foreground }) => foreground)).toContain('muted');
  expect(checkContrast(plain, 'dark', 'more').map(({ foreground }) => foreground)).toContain('muted');
});

test('the text of a tile is measured on the tile as the dark scheme shows it', () => {
  const shaded = { ...retail, dark: { ...retail.dark, shade: 0.6 } };
  expect(checkContrast(shaded, 'dark').map(({ foreground }) => foreground)).toContain('onTint');
});

test('a brand with too pale an ink is reported with the pair and its ratio', () => {
  const pale = { ...grocery, colour: { ...grocery.colour, muted: '#b9b3a3' } };
  expect(checkContrast(pale).map(({ foreground }) => foreground)).toContain('muted');
});

test('the ratio matches the published examples', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
