import type { Shape } from './recipe';

export type PictureSize = { readonly file: string; readonly width: number };

/** Densities of a tile of 160 CSS pixels; the original is for the item page's large view. */
const TILE: readonly PictureSize[] = [
  { file: 'mdpi_1x', width: 160 },
  { file: 'xhdpi_2x', width: 320 },
  { file: 'xxhdpi_3x', width: 480 },
  { file: 'original', width: 800 },
];

/** Wide pictures are selected by width, in a srcset. */
const wide = (...widths: number[]): readonly PictureSize[] => widths.map((width) => ({ file: `${width}`, width }));

export const SIZES: Readonly<Record<Shape, readonly PictureSize[]>> = {
  tile: TILE,
  hero: wide(480, 960, 1440),
  state: wide(320, 640, 960),
  // A favicon on high-density screens, and the mark in the header; only as PNG.
  icon: [{ file: 'icon', width: 192 }],
};
