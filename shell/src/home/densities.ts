import type { PictureSources } from '@storefront/ui/picture';

/** The densities of a category's or banner's picture, which are files in one folder; null without a picture. */
export function densities(image: string | null): PictureSources | null {
  if (!image) return null;
  const folder = image.slice(0, image.lastIndexOf('/'));
  return {
    mdpi_1x: `${folder}/mdpi_1x.webp`,
    xhdpi_2x: `${folder}/xhdpi_2x.webp`,
    xxhdpi_3x: `${folder}/xxhdpi_3x.webp`,
    originals: `${folder}/original.webp`,
  };
}
