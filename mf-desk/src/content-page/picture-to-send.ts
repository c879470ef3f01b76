import { PICTURE_CHARACTERS, PICTURE_SIDE_PIXELS } from '@storefront/api/limits/picture-limits';

/** Browsers that cannot write WebP write PNG instead, whatever the quality. */
const QUALITIES = [0.92, 0.8, 0.6];

/**
 * A picture in base64, upright, no larger than the shop needs, and without what a camera wrote into it.
 * @returns undefined if the browser cannot read the file, or cannot make it small enough
 */
export async function pictureToSend(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, PICTURE_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return QUALITIES.map((quality) => canvas.toDataURL('image/webp', quality).split(',')[1] ?? '').find(
    (picture) => picture !== '' && picture.length <= PICTURE_CHARACTERS,
  );
}
