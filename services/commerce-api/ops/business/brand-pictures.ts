import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makePicture } from '../import/pictures/make-picture';

/** Where a picture of a business stands, which says in what sizes it is wanted. */
export type BrandPicture = 'logo' | 'errorImage' | 'icon' | 'hero' | 'section';

/** Three times the 160 by 38 pixels that it has in the header. */
const LOGO = { width: 480, height: 114 };
/** Of a tab, on the sharpest screens, and of a bookmark on a phone. */
const ICON = { width: 192, height: 192 };
const WIDTHS = { errorImage: [320, 640, 960], hero: [480, 960, 1440] } as const;
/** The file that the settings name; the storefront finds the others beside it. */
const NAMED = {
  logo: 'logo.webp',
  errorImage: '640.webp',
  icon: 'icon.png',
  hero: '960.webp',
  section: 'xxhdpi_3x.webp',
} as const;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SVG_DENSITY = 288;

/**
 * Makes a picture of a business in the sizes of its place and returns the path that the settings name. The folder's name
 * comes from the content: the same file is made once, and a changed one is no cache's old one.
 */
export async function makeBrandPicture(picturesDir: string, place: BrandPicture, path: string): Promise<string> {
  const source = await readFile(path);
  const name = `brand-${createHash('sha256').update(place).update(source).digest('hex').slice(0, 16)}`;
  const address = `/pictures/${name}/${NAMED[place]}`;
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
        .resize({ ...LOGO, fit: 'contain', position: 'left', background: CLEAR })
        .webp({ quality: 92, alphaQuality: 100 })
        .toFile(join(draft, NAMED.logo));
    else if (place === 'icon')
      await picture
        .resize({ ...ICON, fit: 'contain', background: CLEAR })
        .png()
        .toFile(join(draft, NAMED.icon));
    else
      for (const width of WIDTHS[place]) {
        const sized = picture.clone().resize({ width });
        await sized
          .clone()
          .webp({ quality: 80 })
          .toFile(join(draft, `${width}.webp`));
        await sized.avif({ quality: 58, effort: 1 }).toFile(join(draft, `${width}.avif`));
      }
    await rename(draft, join(picturesDir, name)).catch((error: unknown) => {
      // Another run has made the same one meanwhile.
      if (!existsSync(join(picturesDir, name))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return address;
}
