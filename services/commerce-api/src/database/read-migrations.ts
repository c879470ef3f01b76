import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import Type from 'typebox';
import Value from 'typebox/value';

const Journal = Type.Object({ entries: Type.Array(Type.Object({ when: Type.Integer(), tag: Type.String() })) });

/** First line of a migration that removes or renames what earlier versions use. */
const CONTRACT = /^-- contract: needs (\d+\.\d+\.\d+)$/m;

export interface Migration {
  /** The name of its file, such as '0004_changed_orders'. */
  readonly name: string;
  /** When it was written, in milliseconds since 1970: the database records it. */
  readonly at: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /** Versions of commerce-api before this one do not work after it; null when all do. */
  readonly oldestVersion: string | null;
}

/** The migrations folder, relative to the source or to the built file. */
function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error('The migrations folder is missing next to the service');
  }
}

/** The migrations of this version of commerce-api, oldest first. */
export function readMigrations(): Migration[] {
  const folder = migrationsFolder();
  const { entries } = Value.Parse(Journal, JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')));
  const names = new Map(entries.map(({ when, tag }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }) => ({
    name: names.get(folderMillis) ?? String(folderMillis),
    at: folderMillis,
    hash,
    statements: sql,
    oldestVersion: CONTRACT.exec(sql[0] ?? '')?.[1] ?? null,
  }));
}
