import { eventually } from '../test-support/eventually';
import { ids } from '../test-support/shop-data';
import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  await environment.sql('update stores set minimum_spend = 0');
});
afterAll(() => environment?.close());

const SHOPPERS = 10;
const add = (headers = {}) =>
  environment.post(
    environment.apis[0],
    '/basket/add-item',
    { storeId: ids.store, menuItem: { id: ids.milk, quantity: 1 } },
    headers,
  );
const orders = async () => (await environment.sql('select count(*)::int as count from orders'))[0]?.count;

test('while the database is away every call says so, and afterwards each shopper has one order', async () => {
  const before = Number(await orders());
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 1 });
  const { recover } = await environment.cluster.fail();
  const refused = await add();
  expect([refused.status, refused.body.code]).toEqual([503, 'database_unavailable']);
  expect(await payAtOnce(environment, drafts)).toEqual({ database_unavailable: SHOPPERS });
  expect((await fetch(`${environment.apis[0]?.origin}/readyz`)).status).toBe(503);

  await recover();
  await eventually(async () => expect((await fetch(`${environment.apis[0]?.origin}/readyz`)).status).toBe(200));
  expect(await payAtOnce(environment, drafts)).toEqual({ ordered: SHOPPERS });
  expect(Number(await orders()) - before).toBe(SHOPPERS);
});

test('a database that falls away while shoppers pay takes no order twice and loses none', async () => {
  const before = Number(await orders());
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 1 });
  const paying = payAtOnce(environment, drafts);
  const { recover } = await environment.cluster.fail();
  expect(Object.keys(await paying).filter((one) => one !== 'ordered' && one !== 'database_unavailable')).toEqual([]);
  await recover();
  await eventually(async () => expect((await add()).status).toBe(200));
  // The same keys again: what was placed is not placed twice.
  expect(await payAtOnce(environment, drafts)).toEqual({ ordered: SHOPPERS });
  expect(Number(await orders()) - before).toBe(SHOPPERS);
});

test('a database that accepts no writes refuses them in words, and the catalogue is still read', async () => {
  await environment.sql("alter system set default_transaction_read_only = 'on'");
  await environment.sql('select pg_reload_conf()');
  await eventually(async () => expect((await add()).body.code).toBe('database_unavailable'));
  const listed = await environment.post(environment.apis[0], '/catalogue/category-tree', { storeId: ids.store });
  expect(listed.status).toBe(200);
  await environment.sql('set default_transaction_read_only = off');
  await environment.sql('alter system reset default_transaction_read_only');
  await environment.sql('select pg_reload_conf()');
  await eventually(async () => expect((await add()).status).toBe(200));
});
