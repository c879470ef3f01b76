/** The colours of the house. A product is a profile and one of these. */
export const palette = {
  ink: '#23252f',
  ultramarine: '#2a1ff0',
  bone: '#e9e5dc',
  sky: '#a9c0ea',
  slate: '#7d869a',
  oak: '#bd8a55',
  moss: '#71806c',
  clear: '#d4e4f2',
} as const;

export type Colour = keyof typeof palette;

export const STEEL = '#b9bfc9';
export const BRASS = '#c9a45c';
export const CREAM = '#fff1d0';
export const SHADOW = '#1b2036';
