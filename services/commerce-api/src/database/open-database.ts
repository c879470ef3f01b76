import type { Config } from '../config/config';
import type { OpenDatabase } from './database.types';

/** PostgreSQL where DATABASE_URL says so, else the embedded database in DATA_DIR. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  // Loaded only when it is the one in use: PGlite alone is 27 MB.
  if (config.databaseUrl) return (await import('./open-postgres')).openPostgres(config.databaseUrl, config.poolSize);
  return (await import('./open-pglite')).openPglite({ dataDir: config.dataDir });
}
