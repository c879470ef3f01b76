import { fileTypeFromBuffer } from 'file-type';
import type { Problem } from '../problem';

/** A picture takes four bytes for each pixel in memory, so at most 160 MB. */
const MAX_PIXELS = 40_000_000;
/** On its longer side: shows a bruised apple, and keeps the stored file below a megabyte. */
const MAX_SIDE_PIXELS = 1_600;
/** Of 100; compression is hardly visible. */
const QUALITY = 80;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * A picture from outside, encoded again as a JPEG: upright, and without its place, camera and whatever else the file held.
 * @param refused makes the problem of a file that is no picture
 * @throws Problem the one that `refused` makes
 */
export async function jpegOf(bytes: Buffer, refused: (message: string) => Problem): Promise<Buffer> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !TYPES.includes(found.mime)) throw refused('is no JPEG, PNG or WebP');
  // Loaded when the first picture comes: the library takes longer to start than the service.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw refused('is damaged, or has too many pixels');
    });
}
