import {
  type AreaRoles,
  type Contrast,
  coloursOf,
  lightAreas,
  type Scheme,
  type SchemeColours,
  tilesOf,
} from './schemes';
import type { Theme } from './theme';

type Role = keyof SchemeColours;
export type Finding = { foreground: string; background: string; ratio: number; needed: number };

const text: [Role, Role[]][] = [
  ['ink', ['surface', 'sunk', 'raised', 'brandSoft', 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft']],
  ['muted', ['surface', 'sunk', 'raised', 'accentSoft']],
  ['brand', ['surface', 'sunk', 'raised', 'brandSoft']],
  ['onBrand', ['brand', 'brandDeep']],
  ['onBrandMuted', ['band', 'bandDeep']],
  ['onBrandSoft', ['brandSoft', 'raised']],
  ['onAccent', ['accent', 'accentDeep']],
  ['onAccentSoft', ['accentSoft', 'raised']],
  ['sale', ['surface', 'raised', 'sunk']],
  ['onSaleTag', ['saleTag']],
  ['success', ['surface', 'raised', 'successSoft']],
  ['warning', ['surface', 'raised', 'warningSoft']],
  ['danger', ['surface', 'raised', 'dangerSoft']],
];

/** In the light scheme these are the pairs of buttons. */
const darkText: [Role, Role[]][] = [['onBand', ['band', 'bandDeep']]];

/** Outlines, control borders and bars, which must be visible but are not text. */
const shapePairs: [Role, Role[]][] = [
  ['lineStrong', ['surface', 'raised', 'sunk']],
  ['focus', ['surface', 'raised', 'sunk', 'brandSoft']],
  ['brand', ['surface', 'raised', 'sunk']],
  ['danger', ['surface', 'raised']],
];

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two colours in #rrggbb, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2 AA; with more contrast, text meets AAA. */
const TEXT_RATIO = { normal: 4.5, more: 7 };
const SHAPE_RATIO = 3;

/**
 * Every pair of colours used together whose contrast is below WCAG AA, or below AAA for text where the device asks for
 * more contrast.
 */
export function checkContrast(theme: Theme, scheme: Scheme = 'light', contrast: Contrast = 'normal'): Finding[] {
  const colour = coloursOf(theme, scheme, contrast);
  const tiles = tilesOf(theme, scheme);
  const textRatio = TEXT_RATIO[contrast];
  // A business sets the roles, not the areas that have their colours.
  const named = (role: Role): string => (scheme === 'light' && lightAreas[role as keyof AreaRoles]) || role;
  const onRoles = (pairs: [Role, Role[]][], needed: number) =>
    pairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back: named(back), on: colour[back], needed })));
  const onTiles = (front: Role, needed: number) =>
    Object.entries(tiles).map(([name, on]) => ({ front, back: `tint ${name}`, on, needed }));
  return [
    ...onRoles(scheme === 'dark' ? [...text, ...darkText] : text, textRatio),
    ...onRoles(shapePairs, SHAPE_RATIO),
    ...onTiles('onTint', textRatio),
    ...onTiles('band', SHAPE_RATIO),
  ]
    .map(({ front, back, on, needed }) => ({
      foreground: named(front),
      background: back,
      ratio: contrastRatio(colour[front], on),
      needed,
    }))
    .filter(({ ratio, needed }) => ratio < needed);
}
