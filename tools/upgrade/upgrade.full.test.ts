import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import {
  freePort,
  type PostgresCluster,
  startPostgres,
} from '../../services/commerce-api/test-support/database/postgres-cluster';
import { runProgram } from '../../services/commerce-api/test-support/programs/run-program';
import { type StartedApi, startApi } from '../../services/commerce-api/test-support/programs/start-api';
import { buildEarlierApi, earlierCommit } from './earlier-api';
import { type Choice, orderAsGuest } from './guest';

const root = resolve(import.meta.dirname, '../..');
const GUESTS = 3;
const ENV = { RATE_LIMIT_FACTOR: '1000000' };
const dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'));
let tree: string;
let cluster: PostgresCluster;
const started: StartedApi[] = [];

beforeAll(async () => {
  tree = await buildEarlierApi(root, earlierCommit(root));
  cluster = await startPostgres();
}, 300_000);
afterAll(async () => {
  for (const api of started) await api.stop();
  await cluster?.stop();
  for (const folder of [tree, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true });
});

async function start(server?: string): Promise<StartedApi> {
  const api = await startApi({
    dataDir,
    port: await freePort(),
    databaseUrl: cluster.url,
    env: ENV,
    ...(server && { server }),
  });
  started.push(api);
  return api;
}

/** An item and a time of a demonstration shop, with places enough for everybody. */
async function choose(pool: pg.Pool): Promise<Choice> {
  await pool.query('update slots set capacity = 100000');
  const { rows } = await pool.query<Choice>(`
    select s.store_id::int as "storeId", i.item_id::int as "itemId", s.local_date as day, s.local_time as time
    from slots s join store_items i on i.store_id = s.store_id and i.stock is null
    join items on items.id = i.item_id and items.minimum_age is null
    where not exists (select from item_options o where o.item_id = i.item_id) and i.in_stock and s.method = 'collection' and s.local_date > (current_date + 2)::text
    order by s.store_id, s.local_date, s.local_time, i.price desc limit 1`);
  if (!rows[0]) throw new Error('The demonstration has no slot');
  return rows[0];
}

test('while the tables are migrated and processes are replaced one by one, no order fails and none is lost', async () => {
  const earlier = await start(join(tree, 'services/commerce-api/dist/server.js'));
  const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  // A failure before its end would hide behind the closed connections.
  pool.on('error', () => {});
  const choice = await choose(pool);
  let origins = [earlier.origin];
  let calls = 0;
  const nextOrigin = () => {
    calls += 1;
    return origins[calls % origins.length] ?? '';
  };
  const orders: string[] = [];
  let isOpen = true;
  const guests = Array.from({ length: GUESTS }, async () => {
    while (isOpen) orders.push(await orderAsGuest(nextOrigin, choice));
  });
  const failed = Promise.all(guests);
  /** Until each guest has begun and ended an order since. */
  const moreOrders = async () => {
    const enough = orders.length + 2 * GUESTS;
    while (orders.length < enough) await Promise.race([failed, new Promise(setImmediate)]);
  };

  await moreOrders();
  const migration = runProgram('migrate', { DATABASE_URL: cluster.url, DATA_DIR: dataDir });
  expect([await migration.exited, migration.output()]).toEqual([0, expect.stringContaining('.\n')]);
  await moreOrders();
  const later = await start();
  origins = [earlier.origin, later.origin];
  await moreOrders();
  origins = [later.origin];
  await moreOrders();
  await earlier.stop();
  isOpen = false;
  await failed;

  const { rows } = await pool.query(
    'select business_order_id as number from orders where business_order_id = any($1)',
    [orders],
  );
  await pool.end();
  expect(rows).toHaveLength(orders.length);
}, 300_000);
