import { openPostgres } from '../../src/database/open-postgres';
import { seedShopData } from '../seed-shop-data';
import { shopData } from '../shop-data';
import { onServer, SERVER_VARIABLE, TEMPLATE_NAME, urlOf } from './open-test-database';
import { hasPostgres, startPostgres } from './postgres-cluster';
import { TEST_NOW } from './template-database';

/**
 * Starts one PostgreSQL server with one migrated and seeded database, which every test file of the run copies. Does
 * nothing where no PostgreSQL is installed.
 * @returns stops the server
 */
export async function startDatabaseServer(): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres()) return undefined;
  const cluster = await startPostgres();
  await onServer(cluster.url, `create database ${TEMPLATE_NAME}`);
  const template = await openPostgres(urlOf(cluster.url, TEMPLATE_NAME), 2);
  await seedShopData(template.db, shopData(TEST_NOW), TEST_NOW);
  // PostgreSQL copies a database only while no client is connected to it.
  await template.close();
  process.env[SERVER_VARIABLE] = cluster.url;
  return () => cluster.stop();
}
