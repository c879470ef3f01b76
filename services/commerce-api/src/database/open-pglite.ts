import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { completeSchema } from './complete-schema';
import type { Database, OpenDatabase, Statements } from './database.types';
import { takeLock } from './lock-file';
import * as schema from './schema/schema';

export interface PgliteOptions {
  /** Undefined keeps all data in memory, for tests. */
  dataDir?: string;
  loadDataDir?: Blob;
  /** Receives every statement. */
  logger?: Logger;
  /** Brings the tables up to date, or refuses them. */
  prepare?: (database: Statements) => Promise<void>;
}

// No other process opens it.
const completeAlone = (database: Statements) => completeSchema(database, { attempts: 1 });

/**
 * The embedded database, which needs no server. It survives a killed process but not a power cut; production sets
 * DATABASE_URL.
 */
export async function openPglite({
  dataDir,
  loadDataDir,
  logger,
  prepare = completeAlone,
}: PgliteOptions): Promise<OpenDatabase & { client: PGlite }> {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = dataDir ? takeLock(join(dataDir, 'pglite.lock'), `The embedded database in ${dataDir}`) : () => {};
  let opened: PGlite | undefined;
  try {
    const client = await PGlite.create({
      dataDir: dataDir ? join(dataDir, 'pglite') : undefined,
      loadDataDir,
      extensions: { pg_trgm, unaccent },
    });
    opened = client;
    const db = drizzle(client, { schema, ...(logger && { logger }) }) as unknown as Database;
    const script = (text: string) => client.exec(text);
    await prepare({ db, script });
    return {
      db,
      client,
      kind: 'pglite',
      script,
      place: dataDir ? join(dataDir, 'pglite') : 'memory',
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    await opened?.close();
    release();
    throw error;
  }
}
