import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { drawRecipe, loadIcons } from './draw-recipe';
import { SIZES } from './picture-sizes';
import type { Recipe } from './recipe';
import { recipes } from './recipes';
import { hashOf, recipesHash } from './recipes-hash';

export type Progress = { readonly done: number; readonly total: number };
type Rendered = { readonly sources: string; readonly motifs: Readonly<Record<string, string>> };

/** More than two at a time gains nothing on two cores and costs memory. */
const AT_ONCE = 3;

async function renderedBefore(file: string): Promise<Rendered> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Rendered;
  } catch {
    return { sources: '', motifs: {} };
  }
}

/** One step above the least effort: a third smaller for twice the time, and the next steps cost more than they save. */
const avifOf = ({ shape }: Recipe) => ({ effort: 1, quality: shape === 'tile' ? 45 : 48 });

/** The picture drawn so far, once for all that is made of it. */
async function pixels(drawn: Sharp): Promise<Sharp> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  // Not the whole of `info`: it says "premultiplied" of what was so on its way, and is not any more.
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function renderOne(svg: string, recipe: Recipe, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sizes = SIZES[recipe.shape];
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
 * Renders every motif into dataDir/pictures/<motif>/<size>.<webp|avif>. Returns how many it drew: none when no recipe changed,
 * and only the changed ones when some did.
 */
export async function renderPictures(options: {
  dataDir: string;
  onProgress?: (progress: Progress) => void;
}): Promise<number> {
  const root = join(options.dataDir, 'pictures');
  const record = join(root, '.recipes');
  const sources = recipesHash();
  const before = await renderedBefore(record);
  if (before.sources === sources) return 0;

  await mkdir(root, { recursive: true });
  loadIcons();
  const motifs: Record<string, string> = {};
  const drawings = recipes().map((recipe) => {
    const svg = drawRecipe(recipe);
    motifs[recipe.motif] = hashOf(JSON.stringify([SIZES[recipe.shape], avifOf(recipe)]) + svg);
    return { recipe, svg };
  });
  const changed = drawings.filter(({ recipe }) => before.motifs[recipe.motif] !== motifs[recipe.motif]);
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let job = changed[next++]; job !== undefined; job = changed[next++]) {
      await renderOne(job.svg, job.recipe, join(root, job.recipe.motif));
      done += 1;
      options.onProgress?.({ done, total: changed.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await writeFile(record, JSON.stringify({ sources, motifs } satisfies Rendered));
  return changed.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dataDir = process.env.DATA_DIR ?? join(fileURLToPath(new URL('../..', import.meta.url)), '.data');
  const startedAt = performance.now();
  const drawn = await renderPictures({
    dataDir,
    onProgress: ({ done, total }) => {
      if (done % 20 === 0 || done === total) console.log(`pictures ${done} of ${total}`);
    },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(drawn === 0 ? 'pictures are up to date' : `pictures drawn in ${seconds} s`);
}
