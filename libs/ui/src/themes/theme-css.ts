import { type OwnTheme, withOwnTheme } from './own-theme';
import { lightAreas } from './schemes';
import type { FontFace, Theme } from './theme';

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(shadow)(\d)/, '$1-$2');

const properties = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');

function fontFaces({ family, file, weights, fallbacks }: FontFace, fontUrl: (file: string) => string): string {
  const own = `@font-face{font-family:"${family}";src:url(${fontUrl(file)}) format("woff2");font-weight:${weights};font-display:swap}`;
  const fallbackFonts = fallbacks.map(
    (face) =>
      `@font-face{font-family:"${family} fallback";src:${face.local.map((name) => `local("${name}")`).join(',')};font-weight:${face.weights};size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};descent-override:${face.descent};line-gap-override:0%}`,
  );
  return [own, ...fallbackFonts].join('');
}

/**
 * What a theme changes for devices that ask for it, in documents with `data-schemes`. Paper is printed with the light
 * scheme.
 */
function schemesCss({ brand, picture, dark, moreContrast }: Theme): string {
  const root = `:root[data-brand="${brand}"][data-schemes]`;
  const shade = `linear-gradient(rgb(0 0 0/${dark.shade}) 0 0)`;
  const tokens = { ...dark.colour, ...dark.other, pictureRecipe: `${shade},${picture.pictureRecipe}` };
  const isDark = 'screen and (prefers-color-scheme:dark)';
  return [
    `@media (prefers-contrast:more){${root}{${properties(moreContrast.light)}}}`,
    `@media ${isDark}{${root}{color-scheme:dark;${properties(tokens)}}}`,
    `@media ${isDark} and (prefers-contrast:more){${root}{${properties(moreContrast.dark)}}}`,
  ].join('');
}

/** A theme's CSS for the head of a document: fonts and tokens. `fontUrl` returns the URL of a file in src/fonts. */
export function themeCss(theme: Theme, { fontUrl = (file: string) => `/fonts/${file}` } = {}): string {
  const root = `:root[data-brand="${theme.brand}"]`;
  const { colour, picture, shape, density, type, shadow, icon, motion } = theme;
  const areas = Object.fromEntries(Object.entries(lightAreas).map(([area, role]) => [area, `var(--${kebab(role)})`]));
  const tokens = properties({
    ...colour,
    ...areas,
    ...picture,
    ...shape,
    ...density,
    ...type,
    ...shadow,
    ...icon,
    ...motion,
  });
  const tints = Object.entries(theme.tints).map(([name, value]) => `[data-tint="${name}"]{--tint:${value}}`);
  return [
    ...theme.fonts.map((font) => fontFaces(font, fontUrl)),
    `${root}{${tokens}}`,
    `@media (min-width:1000px){${root}{${properties(theme.wide)}}}`,
    schemesCss(theme),
    ...tints,
  ].join('');
}

/**
 * A business's changes as CSS, to follow the theme's own CSS; empty without changes. Values must have passed
 * `themeFaults`.
 */
export function ownThemeCss(theme: Theme, own: OwnTheme): string {
  if (!Object.keys(own).length) return '';
  const { colour, shape, type, tints } = withOwnTheme(theme, own);
  const changed = Object.fromEntries(
    Object.entries({ ...colour, ...shape, ...type }).filter(([token]) => Object.hasOwn(own, token)),
  );
  const grounds = Object.entries(tints)
    .filter(([name]) => Object.hasOwn(own, `tint.${name}`))
    .map(([name, value]) => `[data-tint="${name}"]{--tint:${value}}`);
  return `:root[data-brand="${theme.brand}"]{${properties(changed)}}${grounds.join('')}`;
}

/**
 * The attributes of <html> by which stylesheets select brand and layout.
 * @param followsDevice whether the page follows the device's settings for dark pages and more contrast
 */
export function themeAttributes(theme: Theme, followsDevice: boolean): Record<string, string> {
  return {
    'data-brand': theme.brand,
    'data-card': theme.card,
    'data-header': theme.header,
    'data-item': theme.item,
    ...(followsDevice && { 'data-schemes': 'device' }),
  };
}
