import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePicture } from '../import/pictures/make-picture';

/** Where a picture of a business is used, which decides its sizes. */
export type BrandPicture = 'logo' | 'errorImage' | 'icon' | 'hero' | 'section';

/** Three times its 160 by 38 pixels in the header. */
const LOGO_SIZE = { width: 480, height: 114 };
/** A favicon on high-density screens, and a bookmark icon on phones. */
const ICON_SIZE = { width: 192, height: 192 };
const PICTURE_WIDTHS = { errorImage: [320, 640, 960], hero: [480, 960, 1440] } as const;
/** The file named by the settings; the storefront finds the other sizes beside it. */
const SERVED_FILES = {
  logo: 'logo.webp',
  errorImage: '640.webp',
  icon: 'icon.png',
  hero: '960.webp',
  section: 'xxhdpi_3x.webp',
} as const;
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** Four times the usual 72, so that a small drawing is sharp in the widest size. */
const SVG_DENSITY = 288;

/**
 * Creates a picture of a business in all sizes and returns the path for the settings. The folder's name is a digest of
 * the content: an unchanged picture is created once, and a changed one is never served from an old cache entry.
 */
export async function makeBrandPicture(picturesDir: string, place: BrandPicture, path: string): Promise<string> {
  const source = await readFile(path);
  const name = `brand-${createHash('sha256').update(place).update(source).digest('hex').slice(0, 16)}`;
  const address = `/pictures/${name}/${SERVED_FILES[place]}`;
  if (existsSync(join(picturesDir, name))) return address;
  await mkdir(picturesDir, { recursive: true });
  if (place === 'section') {
    await makePicture(picturesDir, name, source);
    return address;
  }
  const draft = join(picturesDir, `.${name}.${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    const picture = sharp(source, { density: SVG_DENSITY }).rotate();
    if (place === 'logo')
      await picture
        .resize({ ...LOGO_SIZE, fit: 'contain', position: 'left', background: TRANSPARENT })
        .webp({ quality: 92, alphaQuality: 100 })
        .toFile(join(draft, SERVED_FILES.logo));
    else if (place === 'icon')
      await picture
        .resize({ ...ICON_SIZE, fit: 'contain', background: TRANSPARENT })
        .png()
        .toFile(join(draft, SERVED_FILES.icon));
    else
      for (const width of PICTURE_WIDTHS[place]) {
        const sized = picture.clone().resize({ width });
        await sized
          .clone()
          .webp({ quality: 80 })
          .toFile(join(draft, `${width}.webp`));
        await sized.avif({ quality: 58, effort: 1 }).toFile(join(draft, `${width}.avif`));
      }
    await rename(draft, join(picturesDir, name)).catch((error: unknown) => {
      // Another run created it meanwhile.
      if (!existsSync(join(picturesDir, name))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return address;
}
