import type { AxiosInstance } from 'axios';
import { problemCode } from './api-problem';
import { createClient } from './client';
import { requestPath } from './transport/request-path';
import type { TransportResponse } from './transport/transport';
import { createAxiosTransport } from './transport/transport-axios';
import { createFetchTransport } from './transport/transport-fetch';

const problem = (code: string, status: number, expected = false) => ({
  status,
  body: { type: 'x', title: 'Title', status, detail: 'Detail', code, expected },
});

interface Sent {
  url: string;
  method?: string;
  headers?: Record<string, string>;
}

/** An axios that replies from a list; an Error in the list is thrown. */
function scripted(answers: (TransportResponse | Error)[], refreshed: () => number = () => 200) {
  const sent: Sent[] = [];
  const refreshes: string[] = [];
  const axios = {
    request: async (request: Sent) => {
      sent.push(request);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing left to answer');
      return { status: answer.status, data: answer.body };
    },
    post: async (path: string) => {
      refreshes.push(path);
      return { status: refreshed() };
    },
  } as unknown as AxiosInstance;
  const transport = createAxiosTransport({ axios, backoffMs: 1 });
  return { client: createClient({ locale: 'en-gb', transport }), sent, refreshes };
}

const fine = { status: 200, body: { serverTime: 'now' } };
/** A write without idempotency: it is never sent twice. */
const select = { body: { storeId: 1, fulfilmentMethod: 'delivery' as const } };
const clear = { body: { basketToken: 'a'.repeat(30) } };

test('a reply and a declared outcome are returned as values', async () => {
  const { client, sent } = scripted([fine, problem('basket_not_found', 404, true)]);
  expect(await client.call('GET /slots/server-time')).toEqual({ ok: true, data: { serverTime: 'now' } });
  expect(await client.call('POST /basket/clear', clear)).toEqual({
    ok: false,
    error: { code: 'basket_not_found', status: 404, title: 'Title', detail: 'Detail' },
  });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /en-gb/api/slots/server-time',
    'POST /en-gb/api/basket/clear',
  ]);
});

test('an undeclared outcome is thrown and identified by its code', async () => {
  const { client } = scripted([problem('internal_error', 500), { status: 502, body: '<html>' }]);
  await expect(client.call('POST /stores/select', select)).rejects.toMatchObject({
    code: 'internal_error',
    status: 500,
  });
  await expect(client.call('POST /stores/select', select)).rejects.toMatchObject({ code: 'unreadable_reply' });
});

test('a successful reply without JSON is not a reply of the operation', async () => {
  const { client } = scripted([
    { status: 200, body: '<html>' },
    { status: 204, body: '' },
  ]);
  for (const status of [200, 204])
    await expect(client.call('GET /slots/server-time')).rejects.toMatchObject({ code: 'unreadable_reply', status });
});

test('a read is tried three times after network errors and a busy gateway; a write without idempotency once', async () => {
  const reading = scripted([new Error('no network'), problem('x', 503), fine]);
  expect((await reading.client.call('GET /slots/server-time')).ok).toBe(true);
  expect(reading.sent).toHaveLength(3);
  const writing = scripted([new Error('no network'), fine]);
  const failure = await writing.client.call('POST /stores/select', select).catch((error: unknown) => error);
  expect(problemCode(failure)).toBe('network');
  expect(writing.sent).toHaveLength(1);
});

test('a write has an idempotency key, generated or given; a read has none', async () => {
  const { client, sent } = scripted([fine, fine, fine]);
  await client.call('POST /basket/clear', clear);
  await client.call('POST /basket/clear', { ...clear, idempotencyKey: 'mine' });
  await client.call('GET /slots/server-time');
  expect(sent.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}$/),
    'mine',
    undefined,
  ]);
});

test('calls with an expired token share one refresh, and are repeated with the same key', async () => {
  const { client, sent, refreshes } = scripted([
    problem('token_expired', 401),
    problem('token_expired', 401),
    fine,
    fine,
  ]);
  const both = await Promise.all([client.call('GET /member/profile'), client.call('POST /basket/clear', clear)]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  expect(refreshes).toEqual(['/session/refresh']);
  const keys = sent.map(({ headers }) => headers?.['Idempotency-Key']).filter(Boolean);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('when the refresh fails the expired token is reported', async () => {
  const { client } = scripted([problem('token_expired', 401)], () => 401);
  await expect(client.call('GET /member/profile')).rejects.toMatchObject({ code: 'token_expired' });
});

test('a cancelled call is reported as cancelled, also while it waits for a retry', async () => {
  const { client } = scripted([problem('x', 503), fine]);
  const giving = new AbortController();
  const call = client.call('GET /slots/server-time', { signal: giving.signal });
  giving.abort();
  await expect(call).rejects.toMatchObject({ code: 'cancelled' });
});

test('the server transport has a timeout and reports what went wrong', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const slow = createClient({
    locale: 'en-gb',
    origin: 'http://api',
    transport: createFetchTransport({ fetch: never, deadlineMs: 20 }),
  });
  await expect(slow.call('GET /slots/server-time')).rejects.toMatchObject({ code: 'timeout' });
  const urls: string[] = [];
  const quick: typeof fetch = async (url) => {
    urls.push(String(url));
    return Response.json({ serverTime: 'now' });
  };
  const client = createClient({
    locale: 'en-gb',
    origin: 'http://api',
    transport: createFetchTransport({ fetch: quick }),
  });
  expect((await client.call('GET /slots/server-time')).ok).toBe(true);
  expect(urls).toEqual(['http://api/en-gb/api/slots/server-time']);
});

test('params and query are placed as the key defines', () => {
  expect(requestPath('GET /things/:id/parts', { id: 'a/b' }, { tag: ['x', 'y'], page: 2, none: undefined })).toEqual({
    method: 'GET',
    path: '/things/a%2Fb/parts?tag=x&tag=y&page=2',
  });
});

test('a body with files is sent as a form, with its own time limit, and its progress is reported', async () => {
  const { client, sent } = scripted([{ status: 200, body: { reference: 'C-1', receivedAt: 'now', files: 1 } }]);
  const shares: number[] = [];
  const written = { firstName: 'Ada', lastName: 'Hart', emailAddress: 'a@b.co', subject: 'Eggs', message: 'Two' };
  await client.call('POST /contact/request', {
    body: { ...written, files: [] },
    upload: { onProgress: (share) => void shares.push(share), timeoutMs: 170_000 },
  });
  const [request] = sent as unknown as { headers: object; onUploadProgress(event: object): void }[];
  expect(request).toMatchObject({ adapter: 'xhr', timeout: 170_000, formSerializer: { indexes: null } });
  expect(request?.headers).toMatchObject({ 'Content-Type': 'multipart/form-data' });
  request?.onUploadProgress({ progress: 0.5 });
  request?.onUploadProgress({});
  expect(shares).toEqual([0.5, 0]);
});
