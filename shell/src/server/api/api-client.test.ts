/** @jest-environment node */
import { startTestApi } from '../../../test-support/test-api';
import { testBusiness, testConfig } from '../../../test-support/test-shell';
import { apiClient } from './api-client';

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const client = () => apiClient(testConfig(server.origin), { business: testBusiness, accessToken: 'token' });
const read = () => client().call('POST /stores/details', { body: { storeId: 2 } });

test('an operation is called as the caller, with the internal key and the client’s configuration', async () => {
  server.respond = () => ({ body: { id: 2 } });
  expect(await read()).toEqual({ ok: true, data: { id: 2 } });
  const [call] = server.calls;
  expect([call?.method, call?.url]).toEqual(['POST', '/en-gb/api/stores/details']);
  expect(call?.headers).toMatchObject({
    'x-business-id': '2',
    'x-internal-key': 'internal key',
    authorization: 'Bearer token',
    'content-type': 'application/json',
  });
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ storeId: 2 });
});

test.each([
  ['declared', { code: 'store_not_found', expected: true }, 404],
  ['undeclared', { code: 'rate_limited', expected: false }, 429],
])('a refusal that is %s is a value', async (_what, body, status) => {
  server.respond = () => ({ status, body: { title: 'T', detail: 'D', status, ...body } });
  expect(await read()).toMatchObject({ ok: false, error: { code: body.code, status, detail: 'D' } });
});

test.each([
  ['a failure of the back end', { status: 500, body: { code: 'internal_error' } }, 'internal_error'],
  ['a reply that is not JSON', { body: '<html>' }, 'unreadable_reply'],
  ['no reply', undefined, 'network'],
])('%s is thrown', async (_what, reply, code) => {
  server.respond = () => reply;
  await expect(read()).rejects.toMatchObject({ code });
});

test('a form with files is sent as multipart, and a body from an action as JSON', async () => {
  const form = new FormData();
  form.append('firstName', 'Ada');
  form.append('files', new File(['png'], 'eggs.png'));
  await client().send('POST /contact/request', form);
  await client().send('POST /basket/add-item', { storeId: 2 });
  const [sent, added] = server.calls;
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toContain('filename="eggs.png"');
  expect(added?.headers['content-type']).toBe('application/json');
});
