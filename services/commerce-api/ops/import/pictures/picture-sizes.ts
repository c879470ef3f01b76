/** As the storefront asks for them: the densities of a tile of 160 CSS pixels, and the item page's large view. */
export const PICTURE_SIZES = [
  { file: 'mdpi_1x', width: 160 },
  { file: 'xhdpi_2x', width: 320 },
  { file: 'xxhdpi_3x', width: 480 },
  { file: 'original', width: 800 },
] as const;

/** Another number when the sizes above or the way of making them change: then every picture is made anew. */
export const PICTURE_RECIPE = 2;
