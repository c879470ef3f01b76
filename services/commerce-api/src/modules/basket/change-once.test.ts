import { randomUUID } from 'node:crypto';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { baskets } from '../../database/schema/basket';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const newKey = () => randomUUID();
const milk = (quantity: number) => ({ storeId: ids.store, menuItem: { id: ids.milk, quantity } });
const quantityOf = async (basketToken: string) =>
  (await service.call('POST /basket/get-or-create', { basketToken })).data.itemCount;

test('the same add under one key adds once, and a new key adds again', async () => {
  const { call } = service;
  const { basketToken } = (await call('POST /basket/get-or-create', { storeId: ids.store })).data;
  const key = newKey();
  const first = await call('POST /basket/add-item', { basketToken, ...milk(2) }, { key });
  const again = await call('POST /basket/add-item', { basketToken, ...milk(2) }, { key });
  expect([again.status, again.data.basketLineId, again.data.basket.itemCount]).toEqual([
    200,
    first.data.basketLineId,
    2,
  ]);
  await call('POST /basket/add-item', { basketToken, ...milk(2) }, { key: newKey() });
  expect(await quantityOf(basketToken)).toBe(4);
});

test('a first add whose reply was lost makes one basket, also when the token arrived after all', async () => {
  const { call, db } = service;
  const countBaskets = () => db.$count(baskets);
  const before = await countBaskets();
  const key = newKey();
  const { basketToken } = (await call('POST /basket/add-item', milk(1), { key })).data.basket;
  for (const sent of [milk(1), { basketToken, ...milk(1) }])
    expect((await call('POST /basket/add-item', sent, { key })).data.basket).toMatchObject({
      basketToken,
      itemCount: 1,
    });
  expect(await countBaskets()).toBe(before + 1);
});

test('ten simultaneous requests under one key add once, with and without a basket', async () => {
  const { call } = service;
  const { basketToken } = (await call('POST /basket/get-or-create', { storeId: ids.store })).data;
  for (const sent of [{ basketToken, ...milk(1) }, milk(1)]) {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 10 }, () => call('POST /basket/add-item', sent, { key })));
    expect(replies.map(({ status, data }) => [status, data.basket.itemCount])).toEqual(Array(10).fill([200, 1]));
    expect(new Set(replies.map(({ data }) => data.basket.basketToken)).size).toBe(1);
  }
});

test('a request whose first attempt used up a limit gets that attempt’s success', async () => {
  const { call } = service;
  const { basketToken } = (await call('POST /basket/get-or-create', { storeId: ids.store })).data;
  const key = newKey();
  const send = () => call('POST /basket/add-item', { basketToken, ...milk(20) }, { key });
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await quantityOf(basketToken)).toBe(20);
});

test('a refused change may be sent again under its key after a correction of the cause', async () => {
  const { call } = service;
  const { basketToken } = (await call('POST /basket/get-or-create', { storeId: ids.store })).data;
  const key = newKey();
  const add = { basketToken, storeId: ids.farStore, menuItem: { id: ids.milk } };
  await call('POST /basket/add-item', { basketToken, ...milk(1) });
  expect((await call('POST /basket/add-item', add, { key })).problem.code).toBe('different_store');
  await call('POST /basket/clear', { basketToken });
  expect((await call('POST /basket/add-item', add, { key })).status).toBe(200);
});

test('a key used for another change, another basket or by another guest is refused and changes nothing', async () => {
  const { call } = service;
  const mine = (await call('POST /basket/add-item', milk(1))).data.basket.basketToken;
  const theirs = (await call('POST /basket/add-item', milk(1))).data.basket.basketToken;
  const key = newKey();
  await call('POST /basket/add-item', { basketToken: mine, ...milk(1) }, { key });
  const refused = await Promise.all([
    call('POST /basket/add-item', { basketToken: mine, ...milk(2) }, { key }),
    call('POST /basket/add-item', { basketToken: theirs, ...milk(1) }, { key }),
    call('POST /basket/add-item', { basketToken: mine, ...milk(1) }, { key, guest: 'b'.repeat(43) }),
  ]);
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(3).fill('idempotency_key_reused'));
  expect([await quantityOf(mine), await quantityOf(theirs)]).toEqual([2, 1]);
});

test('every other change runs once per key: quantity, several items, removal, clearing', async () => {
  const { call } = service;
  const { basket, basketLineId } = (await call('POST /basket/add-item', milk(3))).data;
  const { basketToken } = basket;
  const twice = async <T>(send: (key: string) => Promise<{ status: number; data: T }>) => {
    const key = newKey();
    const [first, second] = [await send(key), await send(key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    return second.data;
  };
  const line = { basketToken, basketLineId };
  const set = await twice((key) => call('POST /basket/update-item', { ...line, menuItem: { quantity: 1 } }, { key }));
  expect(set.itemCount).toBe(1);
  const items = { basketToken, menuItems: [{ id: ids.milk }, { id: ids.bread }] };
  const added = await twice((key) => call('POST /basket/add-items', items, { key }));
  expect(added.basket.itemCount).toBe(3);
  const updates = [{ basketLineId, quantity: 5 }];
  const updated = await twice((key) => call('POST /basket/update', { basketToken, updates }, { key }));
  expect(updated.itemCount).toBe(6);
  // Without its key, the second removal would be refused: the line is gone.
  const removed = await twice((key) => call('POST /basket/remove-item', line, { key }));
  expect(removed.itemCount).toBe(1);
  const tipped = await twice((key) => call('POST /basket/update-tip', { basketToken, tip: 200 }, { key }));
  expect(tipped.tip).toBe(200);
  const clearing = newKey();
  await call('POST /basket/clear', { basketToken }, { key: clearing });
  await call('POST /basket/add-item', { basketToken, ...milk(1) });
  expect((await call('POST /basket/clear', { basketToken }, { key: clearing })).data.itemCount).toBe(1);
});
