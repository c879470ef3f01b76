import { PICTURE_SIZES } from './picture-sizes';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export interface PictureFile {
  /** 'xhdpi_2x.webp'. */
  readonly file: string;
  readonly bytes: Buffer;
}

/**
 * Every size of a picture in each format: square on a transparent background like the storefront's tiles, rotated by
 * its EXIF orientation and stripped of metadata.
 * @param source a picture that was checked
 */
export async function* pictureFiles(source: Buffer): AsyncGenerator<PictureFile> {
  // Loaded when the first picture comes: the library takes longer to start than the service.
  const { default: sharp } = await import('sharp');
  const square = await sharp(source)
    .rotate()
    .resize(800, 800, { fit: 'contain', background: TRANSPARENT })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const { file, width } of PICTURE_SIZES) {
    const sized = sharp(square).resize(width);
    const webp = sized.clone().webp({ quality: 78, alphaQuality: 85, effort: 2 });
    yield { file: `${file}.webp`, bytes: await webp.toBuffer() };
    // One step above the lowest effort: a third smaller for twice the time.
    yield { file: `${file}.avif`, bytes: await sized.clone().avif({ quality: 50, effort: 1 }).toBuffer() };
  }
}
