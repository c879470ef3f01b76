import { COMPLAINT_PICTURE_BYTES, COMPLAINT_PICTURE_TYPES } from '@storefront/api/limits/complaint-limits';
import { fileTypeFromBuffer } from 'file-type';
import { UploadedFile } from '../../http/bodies/uploaded-file';
import { refuse } from '../../problem';

/** A picture takes four bytes for each pixel in memory, so at most 160 MB. */
const MAX_PIXELS = 40_000_000;
/** On its longer side: shows a bruised apple, and keeps the stored file below a megabyte. */
const MAX_SIDE_PIXELS = 1_600;
/** Of 100; compression is hardly visible. */
const QUALITY = 80;

const refused = (message: string) => refuse('file_refused', message, [{ path: 'files.0', message, code: 'file' }]);

/**
 * The picture that a shopper sent, encoded again as a JPEG: upright, and without its place, camera and whatever else the
 * file held.
 * @throws Problem file_refused
 */
export async function pictureOf([file]: readonly unknown[]): Promise<Buffer> {
  if (!(file instanceof UploadedFile)) throw refuse('validation_failed', 'files must be sent as multipart');
  if (file.cutOff || file.bytes.length > COMPLAINT_PICTURE_BYTES) throw refused('is larger than 5 MB');
  const found = await fileTypeFromBuffer(file.bytes).catch(() => undefined);
  if (!COMPLAINT_PICTURE_TYPES.some((type) => type === found?.mime)) throw refused('is no JPEG, PNG or WebP');
  // Loaded when the first picture comes: the library takes longer to start than the service.
  const { default: sharp } = await import('sharp');
  return sharp(file.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw refused('is damaged, or has too many pixels');
    });
}
