import { randomUUID } from 'node:crypto';
import type { Logger } from 'drizzle-orm';
import pg from 'pg';
import type { OpenDatabase } from '../src/database/database.types';
import { openPglite } from '../src/database/open-pglite';
import { openPostgres } from '../src/database/open-postgres';
import { templateDatabase } from './template-database';

/** The PostgreSQL server of this run, which `database-server.ts` started, and the database that is copied. */
export const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';
export const TEMPLATE_NAME = 'shop_template';

const POOL_SIZE = 4;

/** The address of another database of the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated and seeded database of the caller's own: a copy on the run's PostgreSQL server, which takes a tenth of a
 * second, or an embedded one, which takes two, where no PostgreSQL is installed.
 * @param logger receives every statement
 */
export async function openTestDatabase(logger?: Logger): Promise<OpenDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (!server) return openPglite({ loadDataDir: await templateDatabase(), ...(logger && { logger }) });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE_NAME}`);
  const database = await openPostgres(urlOf(server, name), POOL_SIZE, logger);
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
