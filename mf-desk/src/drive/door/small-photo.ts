import { SAFE_PLACE_PICTURE_CHARACTERS } from '@storefront/api/limits/safe-place-limits';

/** On its longer side: a house number can be read, and a run of such photos fits into the device's storage. */
const MAX_SIDE_PIXELS = 1_280;
const QUALITIES = [0.7, 0.4];

/**
 * A photo as a small JPEG in base64, upright and without what the camera wrote into it.
 * @returns undefined if the browser cannot read the file
 */
export async function smallPhoto(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '').find(
    (picture) => picture !== '' && picture.length <= SAFE_PLACE_PICTURE_CHARACTERS,
  );
}
