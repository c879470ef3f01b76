import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { demoKeys } from '../config';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const set = (fault: object) => sandbox.client.call('PUT', '/api/faults', fault);
const charges = async (reference: string) =>
  (await sandbox.client.get(`/api/charges?reference=${reference}&wait=0`)).body.total_count;

/** Pays, and gives up without a reply by then. */
async function sendWithShortTimeout(reference: string, key: string) {
  const source = { type: 'token', token: await sandbox.client.token() };
  return fetch(`${sandbox.address}/checkoutcom/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${demoKeys.secret}`,
      'cko-idempotency-key': key,
    },
    body: JSON.stringify({ source, amount: 2500, currency: 'GBP', reference }),
    signal: AbortSignal.timeout(1_500),
  });
}

test('a gateway that fails charges nothing, for the configured number of calls', async () => {
  await set({ target: 'checkoutcom:payments', kind: 'error', status: 502, times: 2 });
  const pay = () => sandbox.client.pay('4242424242424242', { reference: 'broken' });
  expect([(await pay()).status, (await pay()).status, (await pay()).status]).toEqual([502, 502, 201]);
  expect(await charges('broken')).toBe(1);
});

test('a fault of a path leaves other paths alone', async () => {
  await set({ target: 'checkoutcom:*', kind: 'error', status: 502, times: 1, path: '/checkoutcom/tokens' });
  expect((await sandbox.client.get('/checkoutcom/payments/unknown')).status).not.toBe(502);
  await expect(sandbox.client.token()).rejects.toThrow();
  expect((await sandbox.client.pay('4242424242424242', { reference: 'after' })).status).toBe(201);
});

test('a gateway that stops responding before the work has charged nothing', async () => {
  await set({ target: 'checkoutcom:payments', kind: 'timeout-before', times: 1 });
  await expect(sendWithShortTimeout('before', 'k1')).rejects.toThrow();
  expect(await charges('before')).toBe(0);
});

test('a gateway that stops responding after the work has charged, and the same key finds that charge', async () => {
  await set({ target: 'checkoutcom:payments', kind: 'timeout-after', times: 1 });
  await expect(sendWithShortTimeout('after', 'k2')).rejects.toThrow();
  expect(await charges('after')).toBe(1);
  expect((await sendWithShortTimeout('after', 'k2')).status).toBe(201);
  expect(await charges('after')).toBe(1);
});

test('a dropped connection has charged nothing', async () => {
  await set({ target: 'checkoutcom:payments', kind: 'reset', times: 1 });
  await expect(sendWithShortTimeout('reset', 'k3')).rejects.toThrow();
  expect(await charges('reset')).toBe(0);
});

test('a slow gateway replies, but late', async () => {
  await set({ target: 'checkoutcom:payments-read', kind: 'slow', ms: 120, times: 1 });
  const { body } = await sandbox.client.pay();
  const began = performance.now();
  expect((await sandbox.client.gateway('GET', `/payments/${body.id}`)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(110);
});

test('one switch affects the whole gateway, and a narrower switch takes precedence', async () => {
  await set({ target: 'checkoutcom:*', kind: 'error', status: 503 });
  await set({ target: 'checkoutcom:tokens', kind: 'error', status: 500 });
  const token = () => sandbox.client.gateway('POST', '/tokens', sandbox.client.card('4242424242424242'));
  expect((await token()).status).toBe(500);
  expect((await sandbox.client.gateway('GET', '/payments/pay_x')).status).toBe(503);
  expect((await sandbox.client.call('GET', '/checkoutcom/web-components.js')).status).toBe(503);
  await sandbox.client.call('DELETE', '/api/faults?target=checkoutcom:tokens');
  expect((await token()).status).toBe(503);
  await sandbox.client.call('DELETE', '/api/faults');
  expect((await token()).status).toBe(201);
});

test('an unknown fault is rejected', async () => {
  for (const fault of [
    {},
    { target: 'moon', kind: 'slow' },
    { target: 'sms', kind: 'loud' },
    { target: 'sms', kind: 'error', status: 200 },
  ]) {
    expect((await set(fault)).status).toBe(422);
  }
});

test('the page switches a fault on and off', async () => {
  const on = await sandbox.client.form('/faults', { target: 'sms', kind: 'error', times: '2' });
  expect([on.status, on.headers.get('location')]).toEqual([303, '/faults']);
  expect((await sandbox.client.call<string>('GET', '/faults')).body).toContain(
    'answers 500 and does nothing, 2 more times',
  );
  await sandbox.client.form('/faults', { off: 'sms' });
  expect((await sandbox.client.call<string>('GET', '/faults')).body).toContain('Everything works.');
  expect((await sandbox.client.form('/faults', { target: 'moon', kind: 'error' })).status).toBe(422);
});
