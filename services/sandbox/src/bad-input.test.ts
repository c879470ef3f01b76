import fc from 'fast-check';
import { startTestSandbox, type TestSandbox } from '../test-support/start-test-sandbox';

let sandbox: TestSandbox;
let authorised: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  authorised = String((await sandbox.client.pay('4242424242424242', { capture: false })).body.id);
});
afterAll(() => sandbox.stop());

const key = { authorization: 'Bearer sk_sbox_storefrontsandboxsecretkey2' };

/** Every URL that reads a body. */
const addresses = () => [
  ['POST', '/checkoutcom/tokens'],
  ['POST', '/checkoutcom/payments'],
  ['POST', `/checkoutcom/payments/${authorised}/captures`],
  ['POST', `/checkoutcom/payments/${authorised}/refunds`],
  ['POST', '/checkoutcom/payments/pay_x/voids'],
  ['POST', '/checkoutcom/payment-sessions'],
  ['POST', '/checkoutcom/3ds/sid_x'],
  ['POST', '/twilio/2010-04-01/Accounts/x/Messages.json'],
  ['PUT', '/api/webhooks'],
  ['POST', '/api/webhooks/release'],
  ['PUT', '/api/faults'],
  ['POST', '/api/pause-points'],
  ['POST', '/api/clock'],
  ['POST', '/clock'],
  ['POST', '/faults'],
];

const bodies = [
  '{',
  'null',
  '[]',
  '1',
  '"text"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  'x=y&x=z',
];

test('no body makes the sandbox fail: each is rejected', async () => {
  for (const [method = '', path = ''] of addresses()) {
    for (const body of bodies) {
      for (const type of [
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data',
      ]) {
        const { status } = await sandbox.client.call(method, path, body, { ...key, 'content-type': type });
        const what = `${method} ${path} ${type} ${body}`;
        expect([what, status < 500]).toEqual([what, true]);
      }
    }
    const { status } = await sandbox.client.call(method, path, `{"a":"${'x'.repeat(300_000)}"}`, key);
    expect([path, status]).toEqual([path, 413]);
  }
});

test('any payment fields are accepted or rejected, never a server error', async () => {
  const fields = [
    'source',
    'amount',
    'currency',
    'reference',
    'capture',
    '3ds',
    'customer',
    'success_url',
    'failure_url',
  ];
  const more = ['processing_channel_id', 'payment_type', 'metadata', 'billing', 'description'];
  const source = { type: 'card', number: '4242424242424242', expiry_month: 12, expiry_year: 2035, cvv: '100' };
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields, ...more), fc.jsonValue()), async (strange) => {
      const body = { source, amount: 100, currency: 'GBP', ...strange };
      expect((await sandbox.client.gateway('POST', '/payments', body)).status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

test('any card fields are accepted or rejected, never a server error', async () => {
  const fields = [
    'type',
    'number',
    'expiry_month',
    'expiry_year',
    'cvv',
    'name',
    'billing_address',
    'phone',
    'token_data',
  ];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), async (strange) => {
      const body = { ...sandbox.client.card('4242424242424242'), ...strange };
      // 400: a name like __proto__ is not a field of any card.
      expect([201, 400, 422]).toContain((await sandbox.client.gateway('POST', '/tokens', body)).status);
    }),
    { numRuns: 150 },
  );
});

test.each([
  '/api/mail?wait=-1',
  '/api/mail?wait=9999',
  '/api/sms?wait=x',
  '/api/charges?wait=x',
  '/api/webhooks/events?state=x',
  '/api/pause-points?wait=x',
])('the query %s is rejected with a code', async (path) => {
  const { status, headers, body } = await sandbox.client.get(path);
  expect([status, headers.get('content-type'), body.code]).toEqual([
    422,
    expect.stringContaining('application/problem+json'),
    'validation_failed',
  ]);
});

test('an unknown URL is not found, and a page of another site may not use the controls', async () => {
  expect((await sandbox.client.get('/nowhere')).body).toMatchObject({ status: 404, code: 'not_found' });
  const foreign = await sandbox.client.call('DELETE', '/api/mail', undefined, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'cross_site']);
  const pay = await sandbox.client.call(
    'POST',
    '/checkoutcom/payments',
    {},
    { 'sec-fetch-site': 'cross-site', ...key },
  );
  expect(pay.status).toBe(403);
});
