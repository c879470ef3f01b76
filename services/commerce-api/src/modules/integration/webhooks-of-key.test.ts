import { addApiKey } from '../../../test-support/api-key';
import { ids } from '../../../test-support/shop-data';
import { setUpWebhooks } from '../../../test-support/webhooks';

const { world, add, place, send, types } = setUpWebhooks();

let apiKey: string;
beforeAll(async () => {
  apiKey = await addApiKey(world.service, ['webhooks']);
});

const list = (key = apiKey, business: number = ids.business) =>
  world.service.call('GET /v1/webhooks', undefined, { apiKey: key, business });
const addWith = (key: string, more: object = {}) =>
  world.service.call('POST /v1/webhooks', { url: world.origin, events: ['order.placed'], ...more }, { apiKey: key });
const remove = async (endpointId: number | string, key = apiKey, business: number = ids.business) => {
  const reply = await fetch(`${world.service.origin}/v1/webhooks/${endpointId}`, {
    method: 'DELETE',
    headers: {
      authorization: `Bearer ${key}`,
      'x-internal-key': world.service.keys.internal,
      'x-business-id': String(business),
    },
  });
  return { status: reply.status, body: await reply.json() };
};

test('a program adds an endpoint, sees its secret once, gets events, and removes it', async () => {
  const { data } = await addWith(apiKey, { lowStockAt: 3 });
  expect(data.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(data.endpoint).toMatchObject({ businessId: ids.business, lowStockAt: 3, createdBy: 'API key webhooks' });
  const listed = await list();
  expect(listed.data).toEqual({ endpoints: [data.endpoint] });
  expect(JSON.stringify(listed.data)).not.toContain(data.secret);
  await place();
  expect([await send(), types()]).toEqual([[], ['order.placed']]);
  expect(await remove(data.endpoint.endpointId)).toEqual({ status: 200, body: { endpoint: data.endpoint } });
  expect((await list()).data.endpoints).toEqual([]);
  const again = await remove(data.endpoint.endpointId);
  expect([again.status, again.body.code]).toEqual([404, 'webhook_not_found']);
});

test('no key manages the endpoints of another business', async () => {
  const { endpoint } = await add(['order.placed']);
  const added = await world.service.call(
    'POST /admin/api-key-add',
    { business: 'Testhouse', name: 'Theirs', scopes: ['webhooks'] },
    { admin: true },
  );
  const theirs = added.data.key;
  expect((await list(theirs, ids.otherBusiness)).data.endpoints).toEqual([]);
  const removed = await remove(endpoint.endpointId, theirs, ids.otherBusiness);
  expect([removed.status, removed.body.code]).toEqual([404, 'webhook_not_found']);
  expect((await list()).data.endpoints).toHaveLength(1);
});

test.each([
  ['for some stores', ['webhooks' as const], ['borough'], 'api_key_store_refused'],
  ['without the scope', ['orders:pick' as const, 'reports' as const], undefined, 'api_key_scope_refused'],
])('a key %s may not manage webhooks', async (_, scopes, stores, code) => {
  const key = await addApiKey(world.service, scopes, stores);
  const { endpoint } = await add(['order.placed']);
  const [listed, added, removed] = [await list(key), await addWith(key), await remove(endpoint.endpointId, key)];
  expect([listed.status, listed.problem.code]).toEqual([403, code]);
  expect([added.status, added.problem.code]).toEqual([403, code]);
  expect([removed.status, removed.body.code]).toEqual([403, code]);
  expect((await list()).data.endpoints).toHaveLength(1);
});

test('an endpoint has a URL that may be called, and ids are numbers', async () => {
  const refused = async (more: object) => (await addWith(apiKey, more)).problem.code;
  expect(await refused({ url: 'https://10.0.0.1/' })).toBe('webhook_url_refused');
  expect(await refused({ url: 'ftp://erp.example/' })).toBe('validation_failed');
  expect(await refused({ events: ['order.eaten'] })).toBe('validation_failed');
  expect(await refused({ business: 'Testhouse' })).toBe('validation_failed');
  for (const endpointId of ['x', '0', '-1', '9'.repeat(17)])
    expect([endpointId, (await remove(endpointId)).body.code]).toEqual([endpointId, 'validation_failed']);
  expect((await remove('9'.repeat(16))).body.code).toBe('webhook_not_found');
});
