import { grocerySchemes } from './grocery-schemes';
import type { Schemes } from './schemes';

/** The desk in a dim store room: the ink of its plates as the ground. */
export const deskSchemes: Schemes = {
  dark: {
    colour: {
      surface: '#0b1420',
      sunk: '#131f2e',
      raised: '#182637',
      ink: '#f3f6fa',
      muted: '#b4c2d3',
      line: '#2c3b4e',
      lineStrong: '#7f8fa3',
      brand: '#9db8ff',
      brandDeep: '#bccfff',
      onBrand: '#06164f',
      onBrandMuted: '#c9d5e6',
      brandSoft: '#1b2d55',
      onBrandSoft: '#c8d7ff',
      accent: '#ffb400',
      accentDeep: '#ffc642',
      onAccent: '#2b1b00',
      accentSoft: '#3a2d10',
      onAccentSoft: '#ffd98a',
      sale: '#ffa8a8',
      saleTag: '#ffb400',
      onSaleTag: '#2b1b00',
      success: '#8fdcb0',
      successSoft: '#113824',
      warning: '#ffd98a',
      warningSoft: '#3a2d10',
      danger: '#ffa8a8',
      dangerSoft: '#45181d',
      focus: '#9db8ff',
      band: '#0e1926',
      bandDeep: '#1d2b3b',
      bandAccent: '#ffb400',
      onBand: '#ffffff',
      onTint: '#0b1420',
    },
    shade: grocerySchemes.dark.shade,
    other: grocerySchemes.dark.other,
  },
  moreContrast: {
    light: { muted: '#2c3848', line: '#738093', lineStrong: '#435062', brand: '#0d2fa6' },
    dark: { brand: '#bccfff', onBrandMuted: '#dde6f2', muted: '#d3dde8', line: '#7f8fa3', lineStrong: '#b4c2d3' },
  },
};
