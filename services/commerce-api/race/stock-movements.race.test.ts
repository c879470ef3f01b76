import { ids } from '../test-support/shop-data';
import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
let key: string;
beforeAll(async () => {
  environment = await setUpRace();
  await environment.sql('update slots set capacity = 1000');
  await environment.sql('update stores set minimum_spend = 0');
  const { body } = await environment.post(
    environment.apis[0],
    '/admin/api-key-add',
    { business: 'Testmarket', name: 'Tills', scopes: ['stock:write'] },
    { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
  );
  key = String(body.key);
});
afterAll(() => environment?.close());

const SHOPPERS = 20;

/** Sends a till's call to one of the services. */
async function move(place: number, rows: object[], idempotencyKey = `the call of till ${place} at ${Math.random()}`) {
  const reply = await fetch(`${environment.apis[place % 2]?.origin}/v1/stock/movements`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify({ store: 'borough', rows }),
  });
  return { status: reply.status, body: await reply.json() };
}

const stockOf = async (itemIds: readonly number[]) => {
  const rows = await environment.sql(
    'select stock from store_items where store_id = $1 and item_id = any($2) order by item_id',
    [ids.store, itemIds],
  );
  return rows.map(({ stock }) => stock);
};
const setStock = (stock: number, itemIds: readonly number[]) =>
  environment.sql('update store_items set stock = $1, counted_at = null where store_id = $2 and item_id = any($3)', [
    stock,
    ids.store,
    itemIds,
  ]);
const deadlocks = async () =>
  Number(
    (await environment.sql('select deadlocks from pg_stat_database where datname = current_database()'))[0]?.deadlocks,
  );

test('20 shoppers pay while tills sell, deliveries arrive and late counts come in: the sum is exact', async () => {
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 1 });
  await setStock(1_000, [ids.milk]);
  const countedAt = new Date().toISOString();
  const [outcomes, ...replies] = await Promise.all([
    payAtOnce(environment, drafts),
    ...Array.from({ length: 10 }, (_, place) => move(place, [{ itemId: ids.milk, delta: -2 }])),
    ...Array.from({ length: 5 }, (_, place) => move(place, [{ itemId: ids.milk, delta: 5 }])),
    ...Array.from({ length: 5 }, (_, place) => move(place, [{ itemId: ids.milk, counted: 1_000, countedAt }])),
  ]);
  // The log says why a payment failed, if one did.
  if (outcomes.ordered !== SHOPPERS) for (const { log } of environment.apis) process.stdout.write(log());
  expect(outcomes).toEqual({ ordered: SHOPPERS });
  expect([...new Set(replies.map(({ status, body }) => `${status} ${body.applied}`))]).toEqual(['200 1']);
  expect(await stockOf([ids.milk])).toEqual([1_000 - SHOPPERS - 10 * 2 + 5 * 5]);
});

test('two tills with the same items in opposite orders wait for each other and never in a circle', async () => {
  const rolls = Array.from({ length: 30 }, (_, place) => 1_100 + place);
  await setStock(1_000, rolls);
  const before = await deadlocks();
  const sales = rolls.map((itemId) => ({ itemId, delta: -1 }));
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, place) => move(place, place % 2 ? sales : [...sales].reverse())),
  );
  expect([...new Set(replies.map(({ status, body }) => `${status} ${body.applied}`))]).toEqual(['200 30']);
  expect(new Set(await stockOf(rolls))).toEqual(new Set([960]));
  expect(await deadlocks()).toBe(before);
});

test('one call that is sent ten times at once under one key over two services counts once', async () => {
  await setStock(100, [ids.milk]);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      move(place, [{ itemId: ids.milk, delta: -7 }], 'one sale, sent ten times'),
    ),
  );
  expect([...new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))]).toEqual([
    '200 {"applied":1,"refused":[],"short":[]}',
  ]);
  expect(await stockOf([ids.milk])).toEqual([93]);
});
