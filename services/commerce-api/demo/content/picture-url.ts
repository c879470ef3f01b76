import type { ItemImages } from '@storefront/api/entities/item-images';

/** A picture of a motif in the width of a category tile. */
export const tileUrl = (motif: string): string => `/pictures/${motif}/xhdpi_2x.webp`;

/** The URLs of a motif's four densities. */
export function imagesOf(motif: string): ItemImages {
  const url = (file: string): string => `/pictures/${motif}/${file}.webp`;
  return {
    originals: url('original'),
    mdpi_1x: url('mdpi_1x'),
    xhdpi_2x: url('xhdpi_2x'),
    xxhdpi_3x: url('xxhdpi_3x'),
  };
}

/** Motifs that show the same product differently. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  loaf: ['loaf-close', 'loaf-pair'],
  croissants: ['croissants-close', 'pair-croissants'],
  'mince-pie-box': ['pie'],
  'sponge-box': ['cake-slice'],
  'bagel-bag': ['bagels'],
};
/** Motifs with a close-up in each colour. */
const CLOSER = /^(table-lamp|mug|vase)-/;

/** The additional pictures of a motif's item, for its own page. */
export const morePicturesOf = (motif: string): ItemImages[] =>
  (OTHERS[motif] ?? (CLOSER.test(motif) ? [`${motif}-close`] : [])).map(imagesOf);
