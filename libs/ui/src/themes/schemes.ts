import type { ColourRoles, Theme } from './theme';

/** Large areas, which do not become light in the dark scheme as buttons do, and the text of tiles, which stay light. */
export type AreaRoles = {
  band: string;
  bandDeep: string;
  bandAccent: string;
  onBand: string;
  onTint: string;
};

export type SchemeColours = ColourRoles & AreaRoles;

/** What a theme changes for devices that ask for dark pages or for more contrast. */
export type Schemes = {
  dark: {
    colour: SchemeColours;
    /** How much the tiles behind pictures are darkened, from 0 to 1. Pictures are drawn for light tiles. */
    shade: number;
    /** `scene` is behind drawn scenes, which light pages show without a background. */
    other: Record<'heroFilter' | 'pictureOut' | 'scene' | 'mapWaterShare' | 'veil' | 'shadow1' | 'shadow2', string>;
  };
  moreContrast: { light: Partial<ColourRoles>; dark: Partial<SchemeColours> };
};

export type Scheme = 'light' | 'dark';
export type Contrast = 'normal' | 'more';

/** In the light scheme areas have the colours of buttons, also those that a business sets itself. */
export const lightAreas: Readonly<Record<keyof AreaRoles, keyof ColourRoles>> = {
  band: 'brand',
  bandDeep: 'brandDeep',
  bandAccent: 'accent',
  onBand: 'onBrand',
  onTint: 'ink',
};

/** Every colour of a theme as a device with these settings shows it. */
export function coloursOf({ colour, dark, moreContrast }: Theme, scheme: Scheme, contrast: Contrast): SchemeColours {
  if (scheme === 'dark') return { ...dark.colour, ...(contrast === 'more' && moreContrast.dark) };
  const light = { ...colour, ...(contrast === 'more' && moreContrast.light) };
  const areas = Object.entries(lightAreas).map(([area, role]) => [area, light[role]]);
  return { ...light, ...(Object.fromEntries(areas) as AreaRoles) };
}

/** The tiles behind pictures, without the gloss on them, by name. */
export function tilesOf({ tints, picture, dark }: Theme, scheme: Scheme): Record<string, string> {
  const shaded = (tint: string) =>
    `#${[1, 3, 5]
      .map((at) => Math.round(Number.parseInt(tint.slice(at, at + 2), 16) * (1 - dark.shade)))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  const tiles = Object.entries({ ...tints, '(other)': picture.tint });
  return Object.fromEntries(tiles.map(([name, tint]) => [name, scheme === 'dark' ? shaded(tint) : tint]));
}
