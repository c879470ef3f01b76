import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../../test-support/api-key';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
let till: string;
let picker: string;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 100`);
  await service.db.execute(sql`update stores set minimum_spend = 0`);
  await service.db.execute(sql`update items set code = 'MILK-1', gtin = '05012345678900' where id = ${ids.milk}`);
  till = await addApiKey(service, ['orders:read']);
  picker = await addApiKey(service, ['orders:pick'], ['borough']);
});
afterAll(() => service.close());

const read = (after?: string, apiKey = till) =>
  service.call('GET /v1/orders', undefined, { apiKey, ...(after && { query: `?after=${after}` }) });
const readOne = async (number: string, apiKey: string) => {
  const reply = await fetch(`${service.origin}/v1/orders/${number}`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  return { status: reply.status, body: await reply.json() };
};
const order = async () => {
  service.context.cache.clear();
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 2, instructions: 'The coldest, please' } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  return orderByCash(service, basketToken, { emailAddress: `${randomUUID()}@example.test` });
};
const move = (businessOrderId: string, status: 'store_accepted_picking' | 'order_cancelled') =>
  service.call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });

test('a reader gets each order once when it is placed, and again when it changes', async () => {
  const start = (await read('now')).data;
  expect(start.orders).toEqual([]);
  const [first, second] = [await order(), await order()];
  const placed = (await read(start.next)).data;
  expect(placed.orders.map(({ number, status }) => [number, status])).toEqual([
    [first, 'sent_to_store'],
    [second, 'sent_to_store'],
  ]);
  expect((await read(placed.next)).data).toEqual({ orders: [], next: placed.next, more: false });
  await move(first, 'store_accepted_picking');
  await move(first, 'order_cancelled');
  const changed = (await read(placed.next)).data;
  expect(changed.orders.map(({ number, status }) => [number, status])).toEqual([[first, 'order_cancelled']]);
  expect(changed.orders[0]?.change).toBeGreaterThan(placed.orders[1]?.change ?? 0);
  // A reader that starts anew gets all of them.
  const numbers = (await read()).data.orders.map(({ number }) => number);
  expect(numbers.filter((number) => [first, second].includes(number))).toEqual([second, first]);
});

test('an order keeps the codes that its items had when it was placed', async () => {
  const number = await order();
  await service.db.execute(sql`update items set code = 'MILK-2', gtin = null where id = ${ids.milk}`);
  const { body } = await readOne(number, till);
  expect(body.lines).toMatchObject([{ itemId: ids.milk, sku: 'MILK-1', gtin: '05012345678900', quantity: 2 }]);
  const shown = await service.call('POST /admin/order', { businessOrderId: number }, { admin: true });
  expect(shown.data.lines[0]).toMatchObject({ sku: 'MILK-1', gtin: '05012345678900' });
});

test('a till learns nothing of the shopper, and a picker the name and the notes only', async () => {
  const number = await order();
  const seen = JSON.stringify([(await readOne(number, till)).body, (await read()).data]);
  for (const text of ['Shopper', 'coldest', '07700', '@example.test', 'Park Street']) expect(seen).not.toContain(text);
  const { body } = await readOne(number, picker);
  expect(body).toMatchObject({ customer: { name: 'Test Shopper' }, lines: [{ note: 'The coldest, please' }] });
  for (const text of ['07700', '@example.test', 'Park Street']) expect(JSON.stringify(body)).not.toContain(text);
});

test('a key sees orders of its own stores of its own business only', async () => {
  const number = await order();
  await service.db.execute(sql`update orders set store_id = ${ids.farStore} where business_order_id = ${number}`);
  expect((await readOne(number, till)).status).toBe(200);
  expect([(await readOne(number, picker)).status, (await readOne(number, picker)).body.code]).toEqual([
    404,
    'order_not_found',
  ]);
  const ofPicker = (await read(undefined, picker)).data;
  expect(ofPicker.orders.map((one) => one.number)).not.toContain(number);
  expect(ofPicker.next).toBe((await read()).data.next);
  const other = await service.call(
    'POST /admin/api-key-add',
    { business: 'Testhouse', name: 'Theirs', scopes: ['orders:read'] },
    { admin: true },
  );
  const theirs = { apiKey: other.data.key, business: ids.otherBusiness };
  const all = (await service.call('GET /v1/orders', undefined, theirs)).data.orders;
  expect(all.filter(({ store }) => store === 'borough')).toEqual([]);
  const foreign = await fetch(`${service.origin}/v1/orders/${number}`, {
    headers: {
      authorization: `Bearer ${theirs.apiKey}`,
      'x-internal-key': service.keys.internal,
      'x-business-id': String(ids.otherBusiness),
    },
  });
  expect([foreign.status, (await foreign.json()).code]).toEqual([404, 'order_not_found']);
});

test.each(['x', '-1', '1e3', '9'.repeat(16), "1' or 1=1"])('the change number %s is refused', async (after) => {
  expect((await read(encodeURIComponent(after))).problem.code).toBe('validation_failed');
});
