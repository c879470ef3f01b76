import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFTS, HASH_FILE, isComplete, pictureHash } from './draw-picture';
import { drawRecipe, loadIcons } from './draw-recipe';
import type { Recipe } from './recipe';
import { recipes } from './recipes';
import { recipesHash } from './recipes-hash';

/** Holds the hash of the sources with which a folder's pictures were last compared. */
const RECORD_FILE = '.recipes';

/** A draft this old belongs to a killed process. */
const ABANDONED_AFTER_MS = 600_000;

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function removeAbandonedDrafts(root: string): void {
  const drafts = join(root, DRAFTS);
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    const draft = join(drafts, name);
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes pictures whose recipe has changed, and incomplete ones. A picture that is not drawn yet costs nothing here. */
function removeOutdated(root: string, all: readonly Recipe[]): void {
  const drawn = all.filter(({ motif }) => existsSync(join(root, motif)));
  if (drawn.length > 0) loadIcons();
  for (const recipe of drawn) {
    const folder = join(root, recipe.motif);
    if (textOf(join(folder, HASH_FILE)) !== pictureHash(recipe, drawRecipe(recipe)))
      rmSync(folder, { recursive: true, force: true });
  }
}

/** True when `root` has a current picture of every recipe; draws nothing. */
export function hasEveryPicture(root: string): boolean {
  return textOf(join(root, RECORD_FILE)) === recipesHash() && recipes().every(({ motif }) => isComplete(root, motif));
}

/**
 * The recipes without a current picture in `root`.
 * @param root the folder of all pictures; created when missing
 */
export function missingPictures(root: string, all: readonly Recipe[] = recipes()): readonly Recipe[] {
  const record = join(root, RECORD_FILE);
  const sources = recipesHash();
  mkdirSync(root, { recursive: true });
  removeAbandonedDrafts(root);
  if (textOf(record) !== sources) {
    removeOutdated(root, all);
    writeFileSync(record, sources);
  }
  return all.filter(({ motif }) => !isComplete(root, motif));
}
