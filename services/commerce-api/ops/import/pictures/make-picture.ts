import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { NO_PICTURE } from '../../../src/modules/import/columns/look-columns';
import { PICTURE_SIZES } from './picture-sizes';

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** The file with which the folder of a picture is an item's. */
const TILE_FILE = 'mdpi_1x.webp';
/** Made by the process that draws a demonstration's pictures when they are first requested. */
const DRAWN_ON_REQUEST = '.recipes';

/** Whether the storefront serves a picture of this name on items, or draws it. */
export const servesPicture = (picturesDir: string, name: string) =>
  existsSync(join(picturesDir, name, TILE_FILE)) || existsSync(join(picturesDir, DRAWN_ON_REQUEST));

export const hasPicture = (picturesDir: string, name: string) => existsSync(join(picturesDir, name));

/**
 * Creates every size of a picture. The folder appears only when it is complete, so a killed run leaves no partial one.
 */
export async function makePicture(picturesDir: string, name: string, source: Buffer): Promise<void> {
  const draft = join(picturesDir, `.${name}.${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    // Square on a transparent background like the storefront's tiles; rotated by its EXIF orientation and stripped of
    // metadata.
    const square = await sharp(source)
      .rotate()
      .resize(800, 800, { fit: 'contain', background: TRANSPARENT })
      .png({ compressionLevel: 0 })
      .toBuffer();
    for (const { file, width } of PICTURE_SIZES) {
      const sized = sharp(square).resize(width);
      await sized
        .clone()
        .webp({ quality: 78, alphaQuality: 85, effort: 2 })
        .toFile(join(draft, `${file}.webp`));
      // One step above the lowest effort: a third smaller for twice the time.
      await sized
        .clone()
        .avif({ quality: 50, effort: 1 })
        .toFile(join(draft, `${file}.avif`));
    }
    await rename(draft, join(picturesDir, name)).catch((error: unknown) => {
      // Another run created it meanwhile.
      if (!hasPicture(picturesDir, name)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" fill="none" stroke="#c9ccc4" stroke-width="18"
  stroke-linecap="round" stroke-linejoin="round"><path d="M260 350h280l23 246a30 30 0 0 1-30 33H267a30 30 0 0 1-30-33z"/>
  <path d="M326 400v-76a74 74 0 0 1 148 0v76"/></svg>`;

/** The placeholder for items without a picture. */
export async function makePlaceholder(picturesDir: string): Promise<void> {
  if (!hasPicture(picturesDir, NO_PICTURE)) await makePicture(picturesDir, NO_PICTURE, Buffer.from(PLACEHOLDER_SVG));
}
