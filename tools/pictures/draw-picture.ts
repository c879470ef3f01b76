import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawRecipe } from './draw-recipe';
import { type PictureSize, SIZES } from './picture-sizes';
import type { Recipe } from './recipe';

/** The folder of drafts; on the same file system, so that a rename is atomic. */
export const DRAFTS = '.drafts';

/** Beside the files of a picture: the hash of what was drawn. Without it only requested files are there. */
export const HASH_FILE = '.recipe';

/** Whether a motif is drawn in every size and format. */
export const isComplete = (root: string, motif: string): boolean => existsSync(join(root, motif, HASH_FILE));

/** Draws a mark of 34 units larger than its icon of 192 pixels, so that its edges stay sharp. */
const ICON_DENSITY = 432;

/** One step above the lowest effort: a third smaller for twice the time; further steps cost more than they save. */
const avifOf = (shape: Recipe['shape']) => ({ effort: 1, quality: shape === 'tile' ? 45 : 48 });

/** Changes with the drawing, the sizes and the encoding of a picture. */
export const pictureHash = (recipe: Recipe, svg: string): string =>
  createHash('sha256')
    .update(JSON.stringify([SIZES[recipe.shape], avifOf(recipe.shape)]))
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
async function renderIcon(svg: string, { width }: PictureSize, file: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: ICON_DENSITY }).resize(width).png({ palette: true }).toFile(file);
}

type Format = 'webp' | 'avif';

async function encode(sized: Sharp, { shape }: Recipe, format: Format, file: string): Promise<void> {
  const quality = shape === 'tile' ? 78 : 72;
  const encoded =
    format === 'avif'
      ? sized.clone().avif(avifOf(shape))
      : sized.clone().webp({ quality, alphaQuality: 85, effort: 2 });
  await encoded.toFile(file);
}

async function renderSizes(svg: string, recipe: Recipe, folder: string): Promise<void> {
  const sizes = SIZES[recipe.shape];
  if (recipe.shape === 'icon') {
    for (const size of sizes) await renderIcon(svg, size, join(folder, `${size.file}.png`));
    return;
  }
  const widest = Math.max(...sizes.map((size) => size.width));
  const large = await pixels(sharp(Buffer.from(svg), { limitInputPixels: false }).resize(widest));
  for (const { file, width } of sizes) {
    const sized = width === widest ? large : await pixels(large.clone().resize(width, null, { kernel: 'cubic' }));
    for (const format of ['webp', 'avif'] as const)
      await encode(sized, recipe, format, join(folder, `${file}.${format}`));
  }
}

/** Calls `draw` with a folder for drafts, which is removed afterwards. */
async function withDraft(root: string, draw: (folder: string) => Promise<void>): Promise<void> {
  const draft = join(root, DRAFTS, randomUUID());
  await mkdir(draft, { recursive: true });
  await draw(draft).finally(() => rm(draft, { recursive: true, force: true }));
}

/**
 * Draws a motif in all sizes and formats into `root`/<motif>. Each file appears whole and the hash last, even if the
 * process is killed or another one draws the same motif.
 */
export function drawPicture(recipe: Recipe, root: string): Promise<void> {
  const folder = join(root, recipe.motif);
  return withDraft(root, async (draft) => {
    const svg = drawRecipe(recipe);
    await renderSizes(svg, recipe, draft);
    const files = await readdir(draft);
    await writeFile(join(draft, HASH_FILE), pictureHash(recipe, svg));
    await mkdir(folder, { recursive: true });
    for (const file of [...files, HASH_FILE]) await rename(join(draft, file), join(folder, file));
  });
}

/**
 * Draws one file of a motif, such as `xhdpi_2x.avif`, for a request: all files together take ten times as long.
 * @returns false if the motif has no such file
 */
export async function drawFile(recipe: Recipe, name: string, root: string): Promise<boolean> {
  const [file, format] = name.split('.');
  const size = SIZES[recipe.shape].find((one) => one.file === file);
  if (!size || !(recipe.shape === 'icon' ? ['png'] : ['webp', 'avif']).includes(format ?? '')) return false;
  await withDraft(root, async (draft) => {
    const svg = drawRecipe(recipe);
    const drawn = join(draft, name);
    if (recipe.shape === 'icon') await renderIcon(svg, size, drawn);
    else
      await encode(
        await pixels(sharp(Buffer.from(svg), { limitInputPixels: false }).resize(size.width)),
        recipe,
        format as Format,
        drawn,
      );
    await mkdir(join(root, recipe.motif), { recursive: true });
    await rename(drawn, join(root, recipe.motif, name));
  });
  return true;
}
