import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addApiKey } from '../../../test-support/api-key';
import { orderByCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

const TODAY = '2026-11-25';

let service: TestService;
let everywhere: string;
let borough: string;
let far: string;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update stores set minimum_spend = 0`);
  const named = await rowsOf<{ slug: string }>(service.db, sql`select slug from stores where id = ${ids.farStore}`);
  far = named[0]?.slug ?? '';
  everywhere = await addApiKey(service, ['reports']);
  borough = await addApiKey(service, ['reports'], ['borough']);
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 2 } };
  const { basketToken } = (await service.call('POST /basket/add-item', item)).data.basket;
  const businessOrderId = await orderByCash(service, basketToken, { emailAddress: `${randomUUID()}@example.test` });
  for (const status of ['store_accepted_picking', 'picked', 'en_route', 'delivered'] as const)
    await service.call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });
});
afterAll(() => service.close());

const read = (query: string, apiKey = everywhere, business: number = ids.business) =>
  service.call('GET /v1/day-close', undefined, { apiKey, business, query });
const refused = async (...call: Parameters<typeof read>) => {
  const { status, problem } = await read(...call);
  return [status, problem.code];
};
const closed = async (body: { store?: string }) =>
  (await service.call('POST /admin/day-close', { business: 'Testmarket', day: TODAY, ...body }, { admin: true })).data;

test('a program gets the day close of operators, of its whole business or of one store', async () => {
  const all = await read(`?from=${TODAY}&to=${TODAY}`);
  expect(all.data).toEqual(await closed({}));
  expect(all.data.total.sales).toMatchObject({ count: 1, goods: 240 });
  expect((await read(`?from=${TODAY}&store=borough`, borough)).data).toEqual(await closed({ store: 'borough' }));
  expect((await read(`?from=${TODAY}&store=${far}`)).data.total.sales.count).toBe(0);
  expect((await read('')).data).toMatchObject({ day: '2026-11-24', to: '2026-11-24', isClosed: true });
});

test('a key for some stores names one of them, and no key reads another business', async () => {
  expect(await refused('', borough)).toEqual([403, 'api_key_store_refused']);
  expect(await refused(`?store=${far}`, borough)).toEqual([403, 'api_key_store_refused']);
  expect(await refused('?store=nowhere')).toEqual([404, 'store_not_found']);
  expect(await refused('', await addApiKey(service, ['orders:pick', 'catalogue:read']))).toEqual([
    403,
    'api_key_scope_refused',
  ]);
  const added = await service.call(
    'POST /admin/api-key-add',
    { business: 'Testhouse', name: 'Theirs', scopes: ['reports'] },
    { admin: true },
  );
  const theirs = added.data.key;
  const own = (await read(`?from=${TODAY}`, theirs, ids.otherBusiness)).data;
  expect([own.businessId, own.total.sales.count]).toEqual([ids.otherBusiness, 0]);
  expect(await refused('?store=borough', theirs, ids.otherBusiness)).toEqual([404, 'store_not_found']);
});

test('days that are none are refused', async () => {
  const cases = [
    '?from=yesterday',
    '?from=2026-13-01',
    '?from=2026-11-25&to=2026-11-24',
    '?from=2025-01-01&to=2026-11-01',
  ];
  const codes = [];
  for (const query of [...cases, '?to=2027-01-01', '?day=2026-11-24']) codes.push((await refused(query))[1]);
  expect(codes).toEqual([
    'validation_failed',
    'date_invalid',
    'date_invalid',
    'date_invalid',
    'date_invalid',
    'validation_failed',
  ]);
});

test('a key may ask thirty times a minute', async () => {
  const key = await addApiKey(service, ['reports']);
  const replies = await Promise.all(Array.from({ length: 31 }, () => read('', key)));
  expect(replies.filter(({ status }) => status === 429).map(({ problem }) => problem.code)).toEqual(['rate_limited']);
});
