import type { ItemImages } from '@storefront/api/entities/item-images';

/** The four densities of a picture, derived from the one that a banner names. */
export function densitiesOf(image: string): ItemImages {
  const as = (density: string) => image.replace(/(mdpi_1x|xhdpi_2x|xxhdpi_3x|original)\.webp$/, `${density}.webp`);
  return { mdpi_1x: as('mdpi_1x'), xhdpi_2x: as('xhdpi_2x'), xxhdpi_3x: as('xxhdpi_3x'), originals: as('original') };
}
