import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFiles } from '../../../src/files/pictures/picture-files';
import { NO_PICTURE } from '../../../src/modules/import/columns/look-columns';

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
    for await (const { file, bytes } of pictureFiles(source)) await writeFile(join(draft, file), bytes);
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
