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

const SHOPPERS = 50;
/** Seeded orders are older. */
const started = new Date();

const setStock = (stock: number) =>
  environment.sql('update store_items set stock = $1 where store_id = $2 and item_id = $3', [
    stock,
    ids.store,
    ids.milk,
  ]);
const totals = async () =>
  (
    await environment.sql(
      `select (select stock from store_items where store_id = $1 and item_id = $2) as stock,
         (select count(*)::int from orders where placed_at is not null and created_at > $3) as orders,
         (select count(*)::int from payments where created_at > $3) as payments,
         (select coalesce(sum(quantity), 0)::int from stock_takings) as taken`,
      [ids.store, ids.milk, started],
    )
  )[0];

test('50 shoppers pay at once for the last of an item: one order, 49 clear refusals, nothing else charged', async () => {
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 1 });
  await setStock(1);
  const outcomes = await payAtOnce(environment, drafts);
  process.stdout.write(`${SHOPPERS} shoppers, the last item: ${JSON.stringify(outcomes)}\n`);
  expect(outcomes).toEqual({ ordered: 1, item_unavailable: 49 });
  expect(await totals()).toEqual({ stock: 0, orders: 1, payments: 1, taken: 1 });
});

test('one line that two devices increase at once over two services holds every tap', async () => {
  await setStock(1_000);
  const [first, second] = environment.apis;
  const add = (api: typeof first, basketToken?: string) =>
    environment.post(
      api,
      '/basket/add-item',
      { basketToken, storeId: ids.store, menuItem: { id: ids.milk } },
      { 'idempotency-key': `tap-of-one-of-two-devices-${Math.random()}` },
    );
  const { body } = await add(first);
  const { basketToken, version } = body.basket as { basketToken: string; version: number };
  const taps = await Promise.all(Array.from({ length: 14 }, (_, at) => add(at % 2 ? first : second, basketToken)));
  expect([...new Set(taps.map(({ status }) => status))]).toEqual([200]);
  const { body: read } = await environment.post(first, '/basket/get-or-create', { basketToken });
  expect(read).toMatchObject({ itemCount: 15, version: version + 14 });
  expect(read.lines).toHaveLength(1);
});

test('one tap that is sent ten times at once under one key over two services counts once', async () => {
  const { body } = await environment.post(environment.apis[0], '/basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk },
  });
  const { basketToken } = body.basket as { basketToken: string };
  const again = { basketToken, storeId: ids.store, menuItem: { id: ids.milk, quantity: 2 } };
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      environment.post(environment.apis[at % 2], '/basket/add-item', again, { 'idempotency-key': 'one-tap-ten-times' }),
    ),
  );
  expect([...new Set(replies.map(({ status }) => status))]).toEqual([200]);
  const { body: read } = await environment.post(environment.apis[0], '/basket/get-or-create', { basketToken });
  expect(read.itemCount).toBe(3);
});
