import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@storefront/api/durations';
import type { WebhookEvent } from '@storefront/api/entities/webhook';
import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../test-support/api-key';
import { orderByCash } from '../../../test-support/order-by-cash';
import { deliverWebhooks } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import type { Database } from '../../database/database.types';
import { rowsOf } from '../../database/database.types';
import { orders } from '../../database/schema/order';
import { examine } from '../doctor/examine.service';
import { moveOrder } from '../orders/move-order';

interface Received {
  path: string;
  id: string;
  signatures: string[];
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

let service: TestService;
let receiver: Server;
let origin: string;
const received: Received[] = [];
let status = 204;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 100`);
  await service.db.execute(sql`update stores set minimum_spend = 0`);
  receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { 'webhook-id': id, 'webhook-signature': signed } = request.headers;
      const signatures = String(signed).split(' ');
      received.push({ path: request.url ?? '', id: String(id), signatures, body: JSON.parse(body) });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(async () => {
  receiver.close();
  await service.close();
});
afterEach(async () => {
  received.length = 0;
  status = 204;
  await service.db.execute(sql`delete from webhook_endpoints`);
  await service.db.execute(sql`delete from jobs.job`);
});

const as = { admin: true };
const add = async (path: string, events: WebhookEvent[], more: { business?: string; lowStockAt?: number } = {}) =>
  (await service.call('POST /admin/webhook-add', { business: 'Testmarket', url: origin + path, events, ...more }, as))
    .data;
const change = (endpointId: number, what: 'disable' | 'enable' | 'remove' | 'rotate') =>
  service.call('POST /admin/webhook-change', { endpointId, change: what }, as);
const deliveries = async (isFailed = false) =>
  (await service.call('POST /admin/webhook-deliveries', { isFailed }, as)).data.deliveries;

/** Sends what waits. @returns what failed */
async function send(): Promise<unknown[]> {
  const failures: unknown[] = [];
  await deliverWebhooks(service.context, (error) => failures.push(error));
  return failures;
}

const place = async (quantity = 2) => {
  service.context.cache.clear();
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  return orderByCash(service, basketToken, { emailAddress: 'grace@example.test' });
};
const move = (businessOrderId: string, to: 'store_accepted_picking' | 'picked' | 'order_cancelled') =>
  service.call('POST /admin/order-transition', { businessOrderId, status: to }, as);
const types = () => received.map(({ body }) => body.type);

test('an order is told from its placing to its end, signed, without a word about its shopper', async () => {
  await service.db.execute(sql`update items set code = 'MILK-1', gtin = '05012345678900' where id = ${ids.milk}`);
  await add('/a', ['order.placed', 'order.moved', 'order.picked', 'order.cancelled']);
  const number = await place();
  for (const to of ['store_accepted_picking', 'picked', 'order_cancelled'] as const) {
    expect((await move(number, to)).status).toBe(200);
    expect(await send()).toEqual([]);
  }
  await send();
  expect(types().toSorted()).toEqual(['order.cancelled', 'order.moved', 'order.picked', 'order.placed']);
  const placed = received.find(({ body }) => body.type === 'order.placed');
  expect(placed?.body.data).toEqual({
    number,
    status: 'sent_to_store',
    store: 'borough',
    fulfilmentMethod: 'delivery',
    lines: [{ itemId: ids.milk, sku: 'MILK-1', gtin: '05012345678900', quantity: 2, picked: null }],
  });
  expect(received.find(({ body }) => body.type === 'order.picked')?.body.data).toMatchObject({
    lines: [{ picked: 2 }],
  });
  expect(placed?.id).toMatch(/^evt_\d+$/);
  expect(placed?.body.timestamp).toBe(service.clock.now().toISOString());
  for (const text of ['grace', 'Shopper', '07700', 'Park Street'])
    expect(JSON.stringify([received, await rowsOf(service.db, sql`select data from jobs.job`)])).not.toContain(text);
});

test('nothing is sent for a change that was not committed', async () => {
  await add('/a', ['order.moved']);
  const number = await place();
  const undone = new Error('undone');
  const attempt = service.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(sql`business_order_id = ${number}`);
    if (!order) throw new Error('No order');
    await moveOrder(tx as unknown as Database, order, 'store_accepted_picking', service.clock.now());
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  expect([await send(), received, await deliveries()]).toEqual([[], [], []]);
});

test('an endpoint gets the events that it names, of its own business only', async () => {
  await add('/theirs', ['order.placed', 'order.cancelled'], { business: 'Testhouse' });
  await add('/other', ['order.cancelled']);
  await place();
  await send();
  expect(received).toEqual([]);
  const { data } = await service.call('POST /admin/webhook-deliveries', { business: 'Testhouse' }, as);
  expect(data.deliveries).toEqual([]);
});

test('a failed delivery is tried again with its id, and given up in the end; then it is listed and sent anew', async () => {
  await add('/a', ['order.placed']);
  await place();
  status = 500;
  for (let attempt = 0; attempt < 21; attempt += 1) expect(await send()).toHaveLength(1);
  expect(await send()).toEqual([]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  const [failed] = await deliveries(true);
  expect(failed).toMatchObject({ attempts: 21, lastError: 'The endpoint replied 500', deliveredAt: null });
  status = 204;
  const deliveryId = failed?.deliveryId ?? 0;
  expect((await service.call('POST /admin/webhook-resend', { deliveryId }, as)).data).toEqual({ queued: 1 });
  expect(await send()).toEqual([]);
  expect(await deliveries(true)).toEqual([]);
  expect(received.at(-1)?.id).toBe(failed?.eventId);
  const unknown = await service.call('POST /admin/webhook-resend', { deliveryId: 1 }, as);
  expect(unknown.problem.code).toBe('webhook_delivery_not_found');
});

test('an endpoint that fails for three days is disabled, says so, and gets what it missed by a replay', async () => {
  const { endpoint } = await add('/a', ['order.placed']);
  const { endpointId } = endpoint;
  const began = service.clock.now();
  await place();
  status = 500;
  expect(await send()).toHaveLength(1);
  const said = async () => (await examine(service.context)).findings.filter(({ check }) => check === 'webhooks');
  expect(await said()).toMatchObject([{ state: 'warning' }]);
  service.clock.set(new Date(began.getTime() + 3 * DAY_MS));
  expect(await send()).toHaveLength(1);
  expect(await said()).toMatchObject([{ state: 'wrong', text: expect.stringContaining('failed for three days') }]);
  service.clock.set(began);
  // Tells nothing more, and what happens is kept.
  await place();
  received.length = 0;
  expect(await send()).toEqual([]);
  expect(received).toEqual([]);
  status = 204;
  const since = new Date(began.getTime() - 1).toISOString();
  const refused = await service.call('POST /admin/webhook-replay', { endpointId, since }, as);
  expect(refused.problem.code).toBe('webhook_disabled');
  await change(endpointId, 'enable');
  expect((await service.call('POST /admin/webhook-replay', { endpointId, since }, as)).data).toEqual({ queued: 2 });
  while (received.length < 2) await send();
  expect(types()).toEqual(['order.placed', 'order.placed']);
  expect(await said()).toMatchObject([{ state: 'right' }]);
});

test('an endpoint that replies 410 is disabled at once, and a removed one gets nothing', async () => {
  const { endpoint } = await add('/a', ['order.placed']);
  await place();
  status = 410;
  expect(await send()).toEqual([]);
  const list = await service.call('POST /admin/webhooks', {}, as);
  expect(list.data.endpoints).toMatchObject([{ disabledBecause: 'gone' }]);
  await change(endpoint.endpointId, 'enable');
  await place();
  await change(endpoint.endpointId, 'remove');
  received.length = 0;
  expect([await send(), received, (await deliveries()).length]).toEqual([[], [], 0]);
  expect((await change(endpoint.endpointId, 'enable')).problem.code).toBe('webhook_not_found');
});

test('a secret is shown once and stored sealed; a rotated one signs for a day more', async () => {
  const { endpoint, secret } = await add('/a', ['order.placed']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const shown = await service.call('POST /admin/webhooks', { business: 'Testmarket' }, as);
  const stored = await rowsOf(service.db, sql`select * from webhook_endpoints`);
  expect(JSON.stringify([shown.data, stored])).not.toContain(secret);
  await change(endpoint.endpointId, 'rotate');
  const began = service.clock.now();
  await place();
  await send();
  expect(received.at(-1)?.signatures).toHaveLength(2);
  service.clock.set(new Date(began.getTime() + DAY_MS));
  const deliveryId = (await deliveries())[0]?.deliveryId ?? 0;
  await service.call('POST /admin/webhook-resend', { deliveryId }, as);
  await send();
  expect(received.at(-1)?.signatures).toHaveLength(1);
  service.clock.set(began);
});

test('stock.low is sent when a count crosses the number of the endpoint downwards, and not again below it', async () => {
  const apiKey = await addApiKey(service, ['stock:write']);
  const count = (counted: number) => {
    const countedAt = service.clock.now().toISOString();
    return service.call(
      'POST /v1/stock/movements',
      { store: 'borough', rows: [{ itemId: ids.milk, counted, countedAt }] },
      { apiKey },
    );
  };
  await count(9);
  await add('/a', ['stock.low'], { lowStockAt: 7 });
  await count(8);
  await place(2);
  await place(1);
  await send();
  expect(received.map(({ body }) => body.data)).toMatchObject([
    { store: 'borough', itemId: ids.milk, stock: 6, lowStockAt: 7 },
  ]);
  await count(20);
  await count(3);
  await send();
  expect(received.map(({ body }) => body.data.stock)).toEqual([6, 3]);
  await service.db.execute(sql`update store_items set stock = null where item_id = ${ids.milk}`);
});

test('an endpoint has a URL that may be called, and events that exist', async () => {
  const refused = async (more: object) => {
    const body = { business: 'Testmarket', url: origin, events: ['order.placed'], ...more };
    return (await service.call('POST /admin/webhook-add', body as never, as)).problem.code;
  };
  expect(await refused({ url: 'http://erp.example/' })).toBe('webhook_url_refused');
  expect(await refused({ url: 'https://10.0.0.1/' })).toBe('webhook_url_refused');
  expect(await refused({ url: 'ftp://erp.example/' })).toBe('validation_failed');
  expect(await refused({ events: ['order.eaten'] })).toBe('validation_failed');
  expect(await refused({ events: [] })).toBe('validation_failed');
  expect(await refused({ business: 'Nobody' })).toBe('business_not_found');
});
