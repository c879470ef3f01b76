import { grocery } from './grocery';
import { coloursOf } from './schemes';
import { themeAttributes, themeCss } from './theme-css';

const css = themeCss(grocery);
const rule = (media: string) =>
  css.split(`@media ${media}{:root[data-brand="grocery"][data-schemes]{`)[1]?.split('}')[0] ?? '';

test('the dark scheme sets every colour, and has form controls and scroll bars follow', () => {
  const dark = rule('screen and (prefers-color-scheme:dark)').split(';');
  expect(dark).toContain('color-scheme:dark');
  for (const value of Object.values(coloursOf(grocery, 'dark', 'normal')))
    expect(dark.some((token) => token.endsWith(`:${value}`))).toBe(true);
  expect(dark).toContain(`--picture-recipe:linear-gradient(rgb(0 0 0/0.25) 0 0),${grocery.picture.pictureRecipe}`);
});

test('more contrast changes the light and the dark scheme each by its own colours', () => {
  expect(rule('(prefers-contrast:more)')).toContain(`--muted:${grocery.moreContrast.light.muted}`);
  expect(rule('screen and (prefers-color-scheme:dark) and (prefers-contrast:more)')).toContain(
    `--muted:${grocery.moreContrast.dark.muted}`,
  );
});

test('areas have the colours of buttons until a scheme sets them, so that a business’s own apply', () => {
  expect(css.split('{').find((part) => part.includes('--band:var(--brand);'))).toContain('--on-tint:var(--ink)');
});

test('only a document that follows the device has its schemes', () => {
  expect(themeAttributes(grocery, true)).toHaveProperty('data-schemes');
  expect(themeAttributes(grocery, false)).not.toHaveProperty('data-schemes');
});
