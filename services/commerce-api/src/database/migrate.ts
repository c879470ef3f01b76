import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAX_ATTEMPTS = 10;

/** The migrations folder, relative to the source or to the built file. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error('The migrations folder is missing next to the service');
  }
}

/**
 * Processes that start together may migrate at the same time: the slower one fails on what the other created, and
 * retries.
 */
export async function migrateWithRetry(migrate: (folder: string) => Promise<void>): Promise<void> {
  const folder = migrationsFolder();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(folder);
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      await pause(100 * attempt);
    }
  }
}
