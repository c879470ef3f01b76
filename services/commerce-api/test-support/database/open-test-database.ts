import { randomUUID } from 'node:crypto';
import type { Logger } from 'drizzle-orm';
import pg from 'pg';
import type { OpenDatabase } from '../../src/database/database.types';
import { openPglite } from '../../src/database/open-pglite';
import { openPostgres } from '../../src/database/open-postgres';
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

async function withClient(server: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

export const onServer = (server: string, statement: string): Promise<void> =>
  withClient(server, (client) => client.query(statement));

/** The first version that does not copy files unless asked to. */
const FIRST_WITH_STRATEGIES = 150_000;

/** Copies the files of the template, which costs a third of copying it through the write-ahead log. */
const copyTemplate = (server: string, name: string): Promise<void> =>
  withClient(server, async (client) => {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const strategy = Number(rows[0]?.version) >= FIRST_WITH_STRATEGIES ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${TEMPLATE_NAME} ${strategy}`);
  });

/**
 * A migrated and seeded database of the caller's own: a copy on the run's PostgreSQL server, which takes a tenth of a
 * second, or an embedded one, which takes two, where no PostgreSQL is installed.
 * @param logger receives every statement
 */
export async function openTestDatabase(logger?: Logger): Promise<OpenDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (!server) return openPglite({ loadDataDir: await templateDatabase(), ...(logger && { logger }) });
  const name = newName();
  await copyTemplate(server, name);
  return openOnServer(server, name, logger);
}

/** A migrated database of the caller's own without any rows. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (!server) return openPglite({});
  const name = newName();
  await onServer(server, `create database ${name}`);
  return openOnServer(server, name);
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;

async function openOnServer(server: string, name: string, logger?: Logger): Promise<OpenDatabase> {
  const database = await openPostgres(urlOf(server, name), POOL_SIZE, { logger });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
