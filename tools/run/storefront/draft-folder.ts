import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'draft-';
/** No draft is written for as long as this. */
const ABANDONED_MS = 3_600_000;

/**
 * A new folder in `home` for what is not finished yet. Removes the folders of processes that were killed before they
 * finished theirs.
 */
export function draftFolder(home: string): string {
  for (const name of readdirSync(home)) {
    const folder = join(home, name);
    if (name.startsWith(PREFIX) && Date.now() - lastChange(folder) > ABANDONED_MS)
      rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(join(home, PREFIX));
}

/** Another process may remove the folder meanwhile. */
const lastChange = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
