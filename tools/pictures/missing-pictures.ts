import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { avifOf, DRAFTS } from './draw-picture';
import { drawRecipe, loadIcons } from './draw-recipe';
import { SIZES } from './picture-sizes';
import type { Recipe } from './recipe';
import { recipes } from './recipes';
import { hashOf, recipesHash } from './recipes-hash';

/** The recorded recipes of a folder's pictures; a motif without a folder is not drawn yet. */
interface FolderRecord {
  readonly sources: string;
  readonly motifs: Readonly<Record<string, string>>;
}

/** The record of the recipes of a folder's pictures. */
const RECORD_FILE = '.recipes';

/** A draft this old belongs to a killed process. */
const ABANDONED_AFTER_MS = 600_000;

function readRecord(file: string): FolderRecord {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FolderRecord;
  } catch {
    return { sources: '', motifs: {} };
  }
}

function removeAbandonedDrafts(root: string): void {
  const drafts = join(root, DRAFTS);
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    const draft = join(drafts, name);
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes pictures whose recipe has changed, and records the current recipes. */
function removeOutdated(
  root: string,
  record: string,
  before: FolderRecord,
  sources: string,
  all: readonly Recipe[],
): void {
  loadIcons();
  const motifs: Record<string, string> = {};
  for (const recipe of all) {
    const made = hashOf(JSON.stringify([SIZES[recipe.shape], avifOf(recipe)]) + drawRecipe(recipe));
    motifs[recipe.motif] = made;
    if (before.motifs[recipe.motif] !== made) rmSync(join(root, recipe.motif), { recursive: true, force: true });
  }
  const draft = `${record}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify({ sources, motifs } satisfies FolderRecord));
  renameSync(draft, record);
}

/** True when `root` has a current picture of every recipe; draws nothing. */
export function hasEveryPicture(root: string): boolean {
  const { sources } = readRecord(join(root, RECORD_FILE));
  return sources === recipesHash() && recipes().every(({ motif }) => existsSync(join(root, motif)));
}

/**
 * The recipes without a current picture in `root`.
 * @param root the folder of all pictures; created when missing
 */
export function missingPictures(root: string, all: readonly Recipe[] = recipes()): readonly Recipe[] {
  const record = join(root, RECORD_FILE);
  const sources = recipesHash();
  const before = readRecord(record);
  mkdirSync(root, { recursive: true });
  removeAbandonedDrafts(root);
  if (before.sources !== sources) removeOutdated(root, record, before, sources, all);
  return all.filter(({ motif }) => !existsSync(join(root, motif)));
}
