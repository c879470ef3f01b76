import { AsyncResource } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { completeSchema } from './complete-schema';
import type { Database, OpenDatabase, Statements } from './database.types';
import { type MeasureStatement, measuredClient } from './measured-client';
import { PreparedClient } from './prepared-client';
import * as schema from './schema/schema';

interface PostgresOptions {
  /** Receives every statement. */
  readonly logger?: Logger | undefined;
  /** Brings the tables up to date, or refuses them. */
  readonly prepare?: (database: Statements) => Promise<void>;
  /** Receives every statement when it has ended. */
  readonly measure?: MeasureStatement | undefined;
  /** Whether frequent statements are prepared by name. */
  readonly preparesStatements?: boolean;
  /** Milliseconds after which a statement, or the wait for a connection, fails. */
  readonly deadlineMs?: number;
}

/** How long a request waits for a connection before it is told that the database is unavailable. */
const CONNECTION_DEADLINE_MS = 10_000;

/** A caller that waited for a connection goes on within its own request, so that its statements belong to its trace. */
function keepContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => never;
  pool.connect = ((callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}

/** A PostgreSQL server, or any database that speaks its protocol. */
export async function openPostgres(
  url: string,
  poolSize: number,
  { logger, prepare = completeSchema, measure, preparesStatements = true, deadlineMs }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const Client = preparesStatements ? PreparedClient : pg.Client;
  const pool = new pg.Pool({
    Client: measure ? measuredClient(Client, measure) : Client,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: deadlineMs ?? CONNECTION_DEADLINE_MS,
    ...(deadlineMs && { query_timeout: deadlineMs }),
  });
  // Without listeners a lost connection would end the process: an idle one is replaced by the pool, and one that is lost
  // between two statements of a transaction fails the next statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (measure) keepContext(pool);
  const db = drizzle(pool, { schema, ...(logger && { logger }) }) as unknown as Database;
  const script = (text: string) => pool.query(text);
  try {
    await prepare({ db, script });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { hostname, port, pathname } = new URL(url);
  return {
    db,
    kind: 'postgres',
    script,
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
