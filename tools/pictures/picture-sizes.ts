import type { Shape } from './recipe';

export type PictureSize = { readonly file: string; readonly width: number; readonly avif: boolean };

/** Densities of a tile of 160 CSS pixels; the original is for the item page's large view. */
const TILE: readonly PictureSize[] = [
  { file: 'mdpi_1x', width: 160, avif: true },
  { file: 'xhdpi_2x', width: 320, avif: true },
  { file: 'xxhdpi_3x', width: 480, avif: true },
  { file: 'original', width: 800, avif: false },
];

/** Wide pictures are asked for by width, in a srcset. */
const HERO: readonly PictureSize[] = [480, 960, 1440].map((width) => ({ file: `${width}`, width, avif: true }));
const STATE: readonly PictureSize[] = [320, 640, 960].map((width) => ({ file: `${width}`, width, avif: true }));

export const SIZES: Readonly<Record<Shape, readonly PictureSize[]>> = { tile: TILE, hero: HERO, state: STATE };
