import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawRecipe } from './draw-recipe';
import { type PictureSize, SIZES } from './picture-sizes';
import type { Recipe } from './recipe';

/** The folder of drafts; on the same file system, so that a rename is atomic. */
export const DRAFTS = '.drafts';

/** Draws a mark of 34 units larger than its icon of 192 pixels, so that its edges stay sharp. */
const ICON_DENSITY = 432;

/** The picture as plain pixels, which is what encoders read. */
async function pixels(drawn: Sharp): Promise<Sharp> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  // Without the rest of `info`: its "premultiplied" is no longer true of the result.
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Not every browser shows a WebP or AVIF file in its tab. */
const drawIcon = (svg: string, { width }: PictureSize): Sharp =>
  sharp(Buffer.from(svg), { density: ICON_DENSITY }).resize(width).png({ palette: true });

/** One step above the lowest effort of AVIF: a third smaller for twice the time; further steps cost more than they save. */
async function drawSize(svg: string, shape: Recipe['shape'], { width }: PictureSize, format: string): Promise<Sharp> {
  const sized = await pixels(sharp(Buffer.from(svg), { limitInputPixels: false }).resize(width));
  return format === 'avif'
    ? sized.avif({ effort: 1, quality: shape === 'tile' ? 45 : 48 })
    : sized.webp({ effort: 2, quality: shape === 'tile' ? 78 : 72, alphaQuality: 85 });
}

/** Calls `draw` with a folder for drafts, which is removed afterwards. */
async function withDraft(root: string, draw: (folder: string) => Promise<void>): Promise<void> {
  const draft = join(root, DRAFTS, randomUUID());
  await mkdir(draft, { recursive: true });
  await draw(draft).finally(() => rm(draft, { recursive: true, force: true }));
}

/**
 * Draws one file of a motif, such as `xhdpi_2x.avif`, into `root`/<motif>. It appears whole, even if the process is killed
 * or another one draws the same file.
 * @returns false if the motif has no such file
 */
export async function drawFile(recipe: Recipe, name: string, root: string): Promise<boolean> {
  const [file = '', format = '', ...rest] = name.split('.');
  const { motif, shape } = recipe;
  const size = SIZES[shape].find((one) => one.file === file);
  if (rest.length > 0 || !size || !(shape === 'icon' ? ['png'] : ['webp', 'avif']).includes(format)) return false;
  await withDraft(root, async (draft) => {
    const svg = drawRecipe(recipe);
    const drawn = shape === 'icon' ? drawIcon(svg, size) : await drawSize(svg, shape, size, format);
    await drawn.toFile(join(draft, name));
    await mkdir(join(root, motif), { recursive: true });
    await rename(join(draft, name), join(root, motif, name));
  });
  return true;
}
