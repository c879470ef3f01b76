import type { Config } from '../config/config';
import type { OpenDatabase } from './database.types';

/** Opens PostgreSQL if DATABASE_URL is set, else the embedded database in DATA_DIR. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  // Imported only when it is used: PGlite alone takes 27 MB.
  if (config.databaseUrl) return (await import('./open-postgres')).openPostgres(config.databaseUrl, config.poolSize);
  return (await import('./open-pglite')).openPglite({ dataDir: config.dataDir });
}
