import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../test-support/api-key';
import { freePort } from '../../../test-support/database/postgres-cluster';
import { orderByCash } from '../../../test-support/order-by-cash';
import { deliverWebhooks } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

const run = promisify(execFile);
const GTIN = '5012345678900';

let service: TestService;
let folder: string;
let receiver: ChildProcess | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'how-to-'));
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 100`);
  await service.db.execute(sql`update stores set minimum_spend = 0`);
  await service.db.execute(
    sql`update items set code = 'MILK-1', gtin = ${GTIN.padStart(14, '0')} where id = ${ids.milk}`,
  );
});
afterAll(async () => {
  receiver?.kill();
  await service.close();
  rmSync(folder, { recursive: true });
});

/** Saves the script of a page, as its reader does. @returns the name of the file */
function scriptOf(page: string): string {
  const path = fileURLToPath(new URL(`../../../../../docs/how-to/${page}.md`, import.meta.url));
  const [, script = ''] = /```js\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? [];
  writeFileSync(join(folder, `${page}.mjs`), script);
  return `${page}.mjs`;
}

const start = (script: string, apiKey: string, words: readonly string[]) =>
  run(process.execPath, [script, ...words], {
    cwd: folder,
    env: { API: service.origin, API_KEY: apiKey, STORE: 'borough' },
  });
const milk = async () =>
  (
    await rowsOf(
      service.db,
      sql`select stock, price from store_items where store_id = ${ids.store} and item_id = ${ids.milk}`,
    )
  )[0];

test('the script of an ERP sends counts and prices, and says which lines were refused', async () => {
  const apiKey = await addApiKey(service, ['stock:write', 'prices:write']);
  const script = scriptOf('connect-an-erp');
  writeFileSync(join(folder, 'counts.csv'), 'MILK-1,40,129\nNOWHERE,1,100\n');
  const countedAt = service.clock.now().toISOString();
  const ended = run(process.execPath, [script, 'borough', 'counts.csv', countedAt], {
    cwd: folder,
    env: { API: service.origin, API_KEY: apiKey },
  });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: '/v1/stock/movements: 1 applied\n/v1/prices: 1 applied\n',
    stderr: '/v1/stock/movements: line 2: item_unknown\n/v1/prices: line 2: item_unknown\n',
  });
  expect(await milk()).toEqual({ stock: 40, price: 129 });
});

test('the script of a till reports a sale once, and prints the orders since its last run', async () => {
  const apiKey = await addApiKey(service, ['stock:write', 'orders:read'], ['borough']);
  const script = scriptOf('connect-a-till');
  expect((await start(script, apiKey, ['000123', GTIN, '2'])).stdout).toBe('');
  expect(await milk()).toMatchObject({ stock: 38 });
  service.context.cache.clear();
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 3 } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  const number = await orderByCash(service, basketToken, { emailAddress: `${randomUUID()}@example.test` });
  expect((await start(script, apiKey, ['000123', GTIN, '2'])).stdout).toBe(`${number} sent_to_store: 3 x Whole milk\n`);
  expect(await milk()).toMatchObject({ stock: 35 });
  expect((await start(script, apiKey, ['000124', GTIN, '1'])).stdout).toBe('');
  expect(await milk()).toMatchObject({ stock: 34 });
});

test('the receiver of webhooks prints each genuine event once, and refuses others', async () => {
  // It compares the time of an event with its machine's.
  service.clock.set(new Date());
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const body = { business: 'Testmarket', url: origin, events: ['stock.low' as const], lowStockAt: 100 };
  const added = (await service.call('POST /admin/webhook-add', body, { admin: true })).data;
  const env = { PORT: String(port), SECRET: added.secret };
  const started = spawn(process.execPath, [scriptOf('receive-webhooks')], { cwd: folder, env });
  receiver = started;
  const print = async () => String((await once(started.stdout, 'data'))[0]);
  expect(await print()).toBe(`listens on ${port}\n`);

  const apiKey = await addApiKey(service, ['stock:write']);
  const countedAt = service.clock.now().toISOString();
  await service.db.execute(sql`update store_items set stock = 200 where item_id = ${ids.milk}`);
  const rows = [{ itemId: ids.milk, counted: 7, countedAt }];
  await service.call('POST /v1/stock/movements', { store: 'borough', rows }, { apiKey });
  const send = () =>
    deliverWebhooks(service.context, (error) => {
      throw error;
    });
  const printed = print();
  await send();
  expect(await printed).toMatch(/^stock\.low \S+Z \{.*"stock":7,"store":"borough".*\}\n$/);
  const since = new Date(0).toISOString();
  await service.call('POST /admin/webhook-replay', { endpointId: added.endpoint.endpointId, since }, { admin: true });
  let again = '';
  started.stdout.on('data', (chunk) => {
    again += chunk;
  });
  await send();
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Date.now() / 1000),
    'webhook-signature': 'v1,AA==',
  };
  expect((await fetch(origin, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  expect((await fetch(origin, { method: 'POST', body: '{}' })).status).toBe(401);
  const ended = once(started, 'close');
  started.kill();
  await ended;
  expect(again).toBe('');
  service.clock.reset();
});
