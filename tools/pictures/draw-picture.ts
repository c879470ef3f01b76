import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawRecipe } from './draw-recipe';
import { type PictureSize, SIZES } from './picture-sizes';
import type { Recipe } from './recipe';

/** The folder of drafts; on the same file system, so that a rename is atomic. */
export const DRAFTS = '.drafts';

/** Beside the files of a picture: the hash of what was drawn. */
export const HASH_FILE = '.recipe';

/** Draws a mark of 34 units larger than its icon of 192 pixels, so that its edges stay sharp. */
const ICON_DENSITY = 432;

/** One step above the lowest effort: a third smaller for twice the time; further steps cost more than they save. */
const avifOf = ({ shape }: Recipe) => ({ effort: 1, quality: shape === 'tile' ? 45 : 48 });

/** Changes with the drawing, the sizes and the encoding of a picture. */
export const pictureHash = (recipe: Recipe, svg: string): string =>
  createHash('sha256')
    .update(JSON.stringify([SIZES[recipe.shape], avifOf(recipe)]))
    .update(svg)
    .digest('hex');

/** The rendered picture, from which all sizes are made. */
async function pixels(drawn: Sharp): Promise<Sharp> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  // Without the rest of `info`: its "premultiplied" is no longer true of the result.
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Not every browser shows a WebP or AVIF file in its tab. */
async function renderIcons(svg: string, sizes: readonly PictureSize[], folder: string): Promise<void> {
  for (const { file, width } of sizes)
    await sharp(Buffer.from(svg), { density: ICON_DENSITY })
      .resize(width)
      .png({ palette: true })
      .toFile(join(folder, `${file}.png`));
}

async function renderSizes(svg: string, recipe: Recipe, folder: string): Promise<void> {
  const sizes = SIZES[recipe.shape];
  if (recipe.shape === 'icon') return renderIcons(svg, sizes, folder);
  const widest = Math.max(...sizes.map((size) => size.width));
  const large = await pixels(sharp(Buffer.from(svg), { limitInputPixels: false }).resize(widest));
  for (const { file, width } of sizes) {
    const sized = width === widest ? large : await pixels(large.clone().resize(width, null, { kernel: 'cubic' }));
    await sized
      .clone()
      .webp({ quality: recipe.shape === 'tile' ? 78 : 72, alphaQuality: 85, effort: 2 })
      .toFile(join(folder, `${file}.webp`));
    await sized
      .clone()
      .avif(avifOf(recipe))
      .toFile(join(folder, `${file}.avif`));
  }
}

/**
 * Draws a motif in all sizes and formats into `root`/<motif>. The folder appears complete or not at all, even if the
 * process is killed or another one draws the same motif.
 */
export async function drawPicture(recipe: Recipe, root: string): Promise<void> {
  const draft = join(root, DRAFTS, randomUUID());
  await mkdir(draft, { recursive: true });
  try {
    const svg = drawRecipe(recipe);
    await renderSizes(svg, recipe, draft);
    await writeFile(join(draft, HASH_FILE), pictureHash(recipe, svg));
    await rename(draft, join(root, recipe.motif));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was first, with an identical picture.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
