import { PictureFault } from './picture-fault';

const ACCEPTED_FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** The width of the smallest size (picture-sizes.ts): a smaller picture would be blurred in every size. */
const MIN_SIDE_PIXELS = 160;
/** A picture takes four bytes for each pixel in memory, so at most 160 MB. */
const MAX_PIXELS = 40_000_000;

/** Validates a picture by its content, whatever its name: a known type, neither tiny nor a decompression bomb. */
export async function checkPicture(bytes: Buffer): Promise<void> {
  // Loaded when the first picture comes: the library takes longer to start than the service.
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format, width = 0, height = 0, compression } = found ?? {};
  const isAvif = format !== 'heif' || compression === 'av1';
  if (!format || !ACCEPTED_FORMATS.includes(format) || !isAvif)
    throw new PictureFault('is not a picture that can be used; take JPEG, PNG, WebP or AVIF');
  if (Math.max(width, height) < MIN_SIDE_PIXELS)
    throw new PictureFault(
      `is ${width} by ${height} pixels; ${MIN_SIDE_PIXELS} on its longer side are the least, 800 are good`,
    );
  if (width * height > MAX_PIXELS) throw new PictureFault(`is ${width} by ${height} pixels; 40 million are the most`);
}
