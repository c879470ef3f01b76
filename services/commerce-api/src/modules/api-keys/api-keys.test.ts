import type { ApiScope } from '@storefront/api/entities/api-key';
import { sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
const lines: string[] = [];
beforeAll(async () => {
  service = await createTestService({ onLog: (line) => lines.push(line) });
});
afterAll(() => service.close());

const add = async (
  more: { business?: string; scopes?: ApiScope[]; stores?: string[]; expiresAt?: string; name?: string } = {},
) => {
  const body = { business: 'Testmarket', name: 'Till 3', scopes: ['stock:write' as const], ...more };
  return (await service.call('POST /admin/api-key-add', body, { admin: true })).data;
};
const ask = (apiKey: string | undefined, options: CallOptions = {}) =>
  service.call('GET /v1/key', undefined, { ...(apiKey && { apiKey }), ...options });
const soon = () => new Date(service.clock.now().getTime() + 3_600_000).toISOString();

test('a key says what it may do, and for which stores', async () => {
  const { key } = await add({ scopes: ['stock:write', 'orders:pick'], stores: ['borough'], expiresAt: soon() });
  const { status, data } = await ask(key);
  expect([status, data.scopes, data.stores.map(({ slug }) => slug), data.expiresAt]).toEqual([
    200,
    ['stock:write', 'orders:pick'],
    ['borough'],
    soon(),
  ]);
  const { key: everywhere } = await add();
  expect((await ask(everywhere)).data.stores.length).toBeGreaterThan(1);
});

test('a key is stored hashed, shown once and found by secret scanners; its last use is shown', async () => {
  const { key, apiKey } = await add({ name: 'Till of the bakery' });
  expect(key).toMatch(/^sfk_[\w-]{43}$/);
  expect([apiKey.lastUsedAt, apiKey.createdBy]).toEqual([null, 'Administrator']);
  const listed = async () =>
    (await service.call('POST /admin/api-keys', { business: 'Testmarket' }, { admin: true })).data.apiKeys.find(
      ({ apiKeyId }) => apiKeyId === apiKey.apiKeyId,
    );
  const first = service.clock.now().toISOString();
  await ask(key);
  expect(await listed()).toMatchObject({ name: 'Till of the bakery', lastUsedAt: first });
  service.clock.set(new Date(service.clock.now().getTime() + 59_000));
  await ask(key);
  expect((await listed())?.lastUsedAt).toBe(first);
  service.clock.set(new Date(service.clock.now().getTime() + 1_000));
  await ask(key);
  expect((await listed())?.lastUsedAt).toBe(service.clock.now().toISOString());
  const stored = await rowsOf(service.db, sql`select * from api_keys`);
  for (const text of [JSON.stringify(await listed()), JSON.stringify(stored), lines.join('')])
    expect(text).not.toContain(key);
});

test('every key that may not call is refused with one clear problem, which the security log has without the key', async () => {
  const { key: expiring } = await add({ expiresAt: soon() });
  const { key: revoked, apiKey } = await add();
  const { apiKeyId } = apiKey;
  const { data } = await service.call('POST /admin/api-key-revoke', { apiKeyId }, { admin: true });
  expect(data.revokedAt).not.toBeNull();
  const again = await service.call('POST /admin/api-key-revoke', { apiKeyId }, { admin: true });
  expect(again.data).toEqual(data);
  service.clock.set(new Date(service.clock.now().getTime() + 2 * 3_600_000));
  const { key: elsewhere } = await add({ business: 'Testhouse' });
  const cases: [string, string | undefined, number, string][] = [
    ['none', undefined, 401, 'api_key_invalid'],
    ['unknown', `sfk_${'x'.repeat(43)}`, 401, 'api_key_invalid'],
    ['an access token', await service.logIn(), 401, 'api_key_invalid'],
    ['long', 'x'.repeat(5_000), 401, 'api_key_invalid'],
    ['expired', expiring, 401, 'api_key_expired'],
    ['revoked', revoked, 401, 'api_key_revoked'],
    ['of another business', elsewhere, 403, 'api_key_business_refused'],
  ];
  for (const [what, key, status, code] of cases) {
    lines.length = 0;
    const refused = await ask(key);
    expect([what, refused.status, refused.problem.code]).toEqual([what, status, code]);
    const logged = lines.filter((line) => line.includes('api_key_refused'));
    expect([what, logged.length, logged[0]?.includes(code)]).toEqual([what, 1, true]);
    expect(lines.join('')).not.toContain(key ?? 'Bearer');
  }
  expect((await ask(elsewhere, { business: ids.otherBusiness })).status).toBe(200);
});

test('a key cannot call what its scopes do not name, nor what is a shopper’s or an operator’s', async () => {
  const { key: apiKey } = await add({ scopes: ['orders:read'] });
  const sale = { store: 'borough', rows: [{ itemId: ids.milk, delta: -1 }] };
  const refused = await service.call('POST /v1/stock/movements', sale, { apiKey });
  expect([refused.status, refused.problem.code]).toEqual([403, 'api_key_scope_refused']);
  expect((await service.call('POST /admin/orders', {}, { apiKey })).status).toBe(401);
  expect((await service.call('POST /member/orders', {}, { apiKey })).status).toBe(401);
});

test('a key may call six hundred times a minute, however many addresses it calls from', async () => {
  const { key } = await add();
  const replies = await Promise.all(Array.from({ length: 601 }, () => ask(key)));
  expect(replies.filter(({ status }) => status === 429).map(({ problem }) => problem.code)).toEqual(['rate_limited']);
  const { key: other } = await add();
  expect((await ask(other)).status).toBe(200);
});

test('a key names stores of its business and a time to come', async () => {
  const refused = async (more: object) =>
    (
      await service.call(
        'POST /admin/api-key-add',
        { business: 'Testmarket', name: 'x', scopes: ['orders:read'], ...more },
        { admin: true },
      )
    ).problem.code;
  expect(await refused({ stores: ['nowhere'] })).toBe('store_not_found');
  expect(await refused({ expiresAt: '2020-01-01T00:00:00Z' })).toBe('date_invalid');
  expect(await refused({ expiresAt: 'not a time at all, really' })).toBe('date_invalid');
  expect(await refused({ business: 'Nobody' })).toBe('business_not_found');
  const unknown = await service.call('POST /admin/api-key-revoke', { apiKeyId: 1 }, { admin: true });
  expect(unknown.problem.code).toBe('api_key_not_found');
});

test('the OpenAPI document shows the operations of a scope, with the scopes that each demands', async () => {
  const read = async (query = '') => await (await fetch(`${service.origin}/v1/openapi.json${query}`)).json();
  const all = await read();
  expect(all.paths['/v1/key'].get.security).toContainEqual({ apiKey: ['stock:write'] });
  const stock = await read('?scope=stock:write');
  expect(Object.keys(stock.paths)).toEqual(['/v1/key', '/v1/stock/movements', '/v1/availability']);
  expect(Object.keys((await read('?scope=prices:write')).paths)).toEqual(['/v1/key', '/v1/prices']);
  expect((await read('?scope=nothing')).code).toBe('validation_failed');
});
