import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { avifOf, DRAFTS } from './draw-picture';
import { drawRecipe, loadIcons } from './draw-recipe';
import { SIZES } from './picture-sizes';
import type { Recipe } from './recipe';
import { recipes } from './recipes';
import { hashOf, recipesHash } from './recipes-hash';

/** The recipes that the pictures in a folder are made from; a motif without a folder is still to be drawn. */
interface FolderRecord {
  readonly sources: string;
  readonly motifs: Readonly<Record<string, string>>;
}

/** What the pictures of a folder are drawn from. */
const RECORD = '.recipes';

/** A draft of a process that was killed is this old; one that is being drawn is not. */
const ABANDONED_MS = 600_000;

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
    if (age > ABANDONED_MS) rmSync(draft, { recursive: true, force: true });
  }
}

/** Removes pictures whose recipe has changed since they were drawn, and records what the folder is to hold. */
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

/** True when `root` holds every picture as its recipe is now: known without drawing one. */
export function hasEveryPicture(root: string): boolean {
  const { sources } = readRecord(join(root, RECORD));
  return sources === recipesHash() && recipes().every(({ motif }) => existsSync(join(root, motif)));
}

/**
 * The recipes whose pictures are not in `root`: never drawn, or drawn before their recipe changed.
 * @param root the folder of all pictures; made when it is missing
 */
export function missingPictures(root: string, all: readonly Recipe[] = recipes()): readonly Recipe[] {
  const record = join(root, RECORD);
  const sources = recipesHash();
  const before = readRecord(record);
  mkdirSync(root, { recursive: true });
  removeAbandonedDrafts(root);
  if (before.sources !== sources) removeOutdated(root, record, before, sources, all);
  return all.filter(({ motif }) => !existsSync(join(root, motif)));
}
