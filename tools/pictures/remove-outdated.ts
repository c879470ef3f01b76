import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFTS } from './draw-picture';

/** Holds the hash of the sources from which a folder's pictures were drawn. */
const RECORD_FILE = '.recipes';

/** Pictures of a business, the drafts of any, and the picture of items that have none. */
const KEPT = /^(own-|brand-|\.|no-picture$)/;

/** A draft this old belongs to a killed process. */
const ABANDONED_AFTER_MS = 600_000;

function removeAbandonedDrafts(root: string): void {
  const drafts = join(root, DRAFTS);
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    const draft = join(drafts, name);
    const age = Date.now() - (statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Removes the drawn pictures of other sources. Pictures that a business has imported stay.
 * @param root the folder of all pictures; created when missing
 * @param sources the hash of the sources
 */
export function removeOutdated(root: string, sources: string): void {
  mkdirSync(root, { recursive: true });
  removeAbandonedDrafts(root);
  const record = join(root, RECORD_FILE);
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return;
  for (const name of readdirSync(root).filter((one) => !KEPT.test(one)))
    rmSync(join(root, name), { recursive: true, force: true });
  writeFileSync(record, sources);
}
