import type { ColourRoles, Theme } from './theme';

type Role = keyof ColourRoles;
export type Finding = { foreground: string; background: string; ratio: number; needed: number };

const text: [Role, Role[]][] = [
  ['ink', ['surface', 'sunk', 'raised', 'brandSoft', 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft']],
  ['muted', ['surface', 'sunk', 'raised', 'accentSoft']],
  ['brand', ['surface', 'sunk', 'raised', 'brandSoft']],
  ['onBrand', ['brand', 'brandDeep']],
  ['onBrandMuted', ['brand', 'brandDeep']],
  ['onBrandSoft', ['brandSoft', 'raised']],
  ['onAccent', ['accent', 'accentDeep']],
  ['onAccentSoft', ['accentSoft', 'raised']],
  ['sale', ['surface', 'raised', 'sunk']],
  ['onSaleTag', ['saleTag']],
  ['success', ['surface', 'raised', 'successSoft']],
  ['warning', ['surface', 'raised', 'warningSoft']],
  ['danger', ['surface', 'raised', 'dangerSoft']],
];

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

const textOnTints: Role[] = ['ink'];

/** Every pair of roles used together whose contrast is below WCAG AA. */
export function checkContrast(theme: Theme): Finding[] {
  const { colour, tints } = theme;
  const pairs = [
    ...text.flatMap(([front, backs]) => backs.map((back) => ({ front, back, on: colour[back], needed: 4.5 }))),
    ...shapePairs.flatMap(([front, backs]) => backs.map((back) => ({ front, back, on: colour[back], needed: 3 }))),
    ...textOnTints.flatMap((front) =>
      Object.entries(tints).map(([name, on]) => ({ front, back: `tint ${name}`, on, needed: 4.5 })),
    ),
  ];
  return pairs
    .map(({ front, back, on, needed }) => ({
      foreground: front,
      background: back,
      ratio: contrastRatio(colour[front], on),
      needed,
    }))
    .filter(({ ratio, needed }) => ratio < needed);
}
