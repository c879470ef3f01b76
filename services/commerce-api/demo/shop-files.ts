import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFolder } from '../ops/import/read-folder';
import type { Batch } from '../src/modules/import/read-files';

/** The folder of a shop's import files, relative to the source or to the built file. */
function shopFolder(shop: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'demo', shop);
    if (existsSync(join(candidate, 'stores.csv'))) return candidate;
    if (folder === dirname(folder)) throw new Error(`The folder demo/${shop} is missing next to the service`);
  }
}

/**
 * Reads a demonstration shop's import files as the operator's command does.
 * @throws Error when one of them cannot be read
 */
export function readShopFiles(shop: string): Batch[] {
  const folder = shopFolder(shop);
  const { sources, problems } = readFolder(folder);
  const [problem] = problems;
  if (problem) throw new Error(`${folder}/${problem.file}, line ${problem.row}: ${problem.message}`);
  return sources.map(({ kind, rows }) => ({ kind, columns: rows[0]?.columns ?? [], rows }));
}
