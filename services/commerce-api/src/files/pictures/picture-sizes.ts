/** The sizes that the storefront requests: the densities of a 160-pixel tile, and the item page's large view. */
export const PICTURE_SIZES = [
  { file: 'mdpi_1x', width: 160 },
  { file: 'xhdpi_2x', width: 320 },
  { file: 'xxhdpi_3x', width: 480 },
  { file: 'original', width: 800 },
] as const;

/** Increase it when the sizes or the processing change: then every picture is created again. */
export const PICTURE_RECIPE = 2;
