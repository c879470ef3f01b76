import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/database/database.types';
import { openPostgres } from '../src/database/open-postgres';
import { type PostgresCluster, startPostgres } from '../test-support/database/postgres-cluster';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster?.stop());

test('processes that migrate an empty database together apply each migration once', async () => {
  const processes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(cluster.url, 2)));
  const [first] = processes;
  if (!first) throw new Error('Four were opened');
  const made = await rowsOf<{ at: string; times: number }>(
    first.db,
    sql`select created_at::text as at, count(*)::int as times from drizzle.__drizzle_migrations group by 1`,
  );
  expect(made.length).toBeGreaterThan(1);
  expect(made.filter(({ times }) => times !== 1)).toEqual([]);
  await Promise.all(processes.map(({ close }) => close()));
});
