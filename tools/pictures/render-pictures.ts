/** Draws every missing picture into DATA_DIR/pictures and ends. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPicture } from './draw-picture';
import { loadIcons } from './draw-recipe';
import { missingPictures } from './missing-pictures';
import { PictureQueue } from './picture-queue';

const PROGRESS_EVERY = 20;

const dataDir = process.env.DATA_DIR ?? join(fileURLToPath(new URL('../..', import.meta.url)), '.data');
const root = join(dataDir, 'pictures');
const startedAt = performance.now();
const missing = missingPictures(root);
loadIcons();
const byMotif = new Map(missing.map((recipe) => [recipe.motif, recipe]));
const queue = new PictureQueue(async (motif) => {
  const recipe = byMotif.get(motif);
  if (recipe) await drawPicture(recipe, root);
});
let done = 0;
await Promise.all(
  missing.map(async ({ motif }) => {
    await queue.add(motif);
    done += 1;
    if (done % PROGRESS_EVERY === 0 || done === missing.length) console.log(`pictures ${done} of ${missing.length}`);
  }),
);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(missing.length === 0 ? 'pictures are up to date' : `pictures drawn in ${seconds} s`);
