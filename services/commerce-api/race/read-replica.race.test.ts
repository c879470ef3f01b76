import pg from 'pg';
import type { PostgresCluster } from '../test-support/database/postgres-cluster';
import { eventually } from '../test-support/eventually';
import { ids } from '../test-support/shop-data';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
let replica: PostgresCluster;
let onReplica: pg.Pool;
beforeAll(async () => {
  environment = await setUpRace({}, async (cluster) => {
    replica = await cluster.startReplica();
    return { READ_DATABASE_URL: replica.url };
  });
  onReplica = new pg.Pool({ connectionString: replica.url, max: 1 });
  onReplica.on('error', () => {});
});
afterAll(async () => {
  await environment?.close();
  await onReplica?.end();
  await replica?.stop();
});

/** How many rows of the stores' listings a server has read by an index or in order. */
const LISTINGS_READ = `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_user_tables where relname = 'store_items'`;
const readOnReplica = async () => Number((await onReplica.query(LISTINGS_READ)).rows[0]?.rows);

const setPrice = (price: number) =>
  environment.sql(
    `with changed as (update store_items set price = $1 where store_id = $2 and item_id = $3)
     update stores set catalogue_version = catalogue_version + 1 where id = $2`,
    [price, ids.store, ids.milk],
  );
async function shownPrice(): Promise<unknown> {
  const { status, body } = await environment.post(environment.apis[0], '/catalogue/item-details', {
    storeId: ids.store,
    itemId: ids.milk,
  });
  return status === 200 ? (body.item as { price: number }).price : status;
}

test('the catalogue is read from the replica, while it is behind or away from the database, and never out of date', async () => {
  await setPrice(101);
  // The statistics of a server are its own: nobody else reads the replica.
  await eventually(async () => {
    await environment.sql('update stores set catalogue_version = catalogue_version + 1');
    expect(await shownPrice()).toBe(101);
    expect(await readOnReplica()).toBeGreaterThan(0);
  });

  await onReplica.query('select pg_wal_replay_pause()');
  await setPrice(102);
  await eventually(async () => expect(await shownPrice()).toBe(102));
  await onReplica.query('select pg_wal_replay_resume()');

  const away = await replica.fail();
  await setPrice(103);
  await eventually(async () => expect(await shownPrice()).toBe(103));
  expect(environment.apis[0]?.log()).toContain('the read replica is not used');
  await away.recover();
});
