import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.types';
import { type MeasureStatement, measuredClient } from './measured-client';
import { migrate } from './migrate';
import { PreparedClient } from './prepared-client';
import * as schema from './schema/schema';

interface PostgresOptions {
  /** Receives every statement. */
  readonly logger?: Logger | undefined;
  /** Brings the tables up to date, or refuses them. */
  readonly prepare?: (db: Database) => Promise<void>;
  /** Receives every statement when it has ended. */
  readonly measure?: MeasureStatement | undefined;
}

/** A PostgreSQL server, or any database that speaks its protocol. */
export async function openPostgres(
  url: string,
  poolSize: number,
  { logger, prepare = migrate, measure }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    Client: measure ? measuredClient(measure) : PreparedClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
  });
  // The pool replaces an idle connection that the server closed; without a listener the error would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema, ...(logger && { logger }) }) as unknown as Database;
  try {
    await prepare(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { hostname, port, pathname } = new URL(url);
  return {
    db,
    kind: 'postgres',
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: poolSize,
    }),
    place: `${hostname}:${port || 5432}${pathname}`,
    close: () => pool.end(),
  };
}
