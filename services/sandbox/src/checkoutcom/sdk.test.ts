import { Checkout } from 'checkout-sdk-node';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { demoKeys } from '../config';

let sandbox: TestSandbox;
let cko: Checkout;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  cko = new Checkout(demoKeys.secret, { pk: demoKeys.public, host: `${sandbox.address}/checkoutcom` } as never);
});
afterAll(() => sandbox.stop());

const token = async () =>
  (await cko.tokens.request({
    type: 'card',
    number: '4242424242424242',
    expiry_month: 6,
    expiry_year: 2034,
    cvv: '100',
  } as never)) as { token: string };

const request = async (rest: object = {}, key?: string) =>
  (await cko.payments.request(
    {
      source: { type: 'token', token: (await token()).token },
      amount: 1999,
      currency: 'GBP',
      reference: 'sdk-1',
      ...rest,
    } as never,
    key,
  )) as unknown as Record<string, string>;

test('the gateway’s own SDK pays, captures in parts, refunds and reads the actions', async () => {
  const payment = await request({ capture: false });
  expect(payment).toMatchObject({
    status: 'Authorized',
    approved: true,
    response_code: '10000',
    requiresRedirect: false,
  });
  const id = String(payment.id);
  await cko.payments.capture(id, { amount: 1500, reference: 'part' } as never);
  expect(await cko.payments.get(id)).toMatchObject({ status: 'Partially Captured' });
  await cko.payments.capture(id);
  await cko.payments.refund(id, { amount: 999 } as never);
  expect(await cko.payments.get(id)).toMatchObject({
    status: 'Partially Refunded',
    balances: { total_authorized: 1999, total_captured: 1999, total_refunded: 999, available_to_refund: 1000 },
  });
  const actions = (await cko.payments.getActions(id)) as unknown as { type: string }[];
  expect(actions.map(({ type }) => type)).toEqual(['Refund', 'Capture', 'Capture', 'Authorization']);
});

test('the SDK finds a payment by the shop’s reference, and only that', async () => {
  const { id } = await request({ reference: 'sdk-list' });
  const list = await cko.payments.getPaymentList({ limit: 10, skip: 0, reference: 'sdk-list' } as never);
  expect(list).toMatchObject({ limit: 10, skip: 0, total_count: 1, data: [{ id }] });
});

test('the SDK reports that the shopper must be redirected to the bank, and the URL', async () => {
  const payment = await request({
    '3ds': { enabled: true, challenge_indicator: 'challenge_requested_mandate' },
    success_url: 'http://shop.localhost/yes',
    failure_url: 'http://shop.localhost/no',
  });
  expect(payment).toMatchObject({ status: 'Pending', requiresRedirect: true });
  expect(payment.redirectLink).toMatch(/\/checkoutcom\/3ds\/sid_[a-z2-7]{26}$/);
});

test('the SDK throws the same errors as for the real gateway', async () => {
  const { id } = await request({ capture: false });
  await cko.payments.void(String(id));
  await expect(cko.payments.capture(String(id))).rejects.toMatchObject({ name: 'ActionNotAllowed', http_code: 403 });
  await expect(cko.payments.get('pay_unknown')).rejects.toMatchObject({ name: 'NotFoundError', http_code: 404 });
  await expect(request({ amount: -1 })).rejects.toMatchObject({
    name: 'ValidationError',
    http_code: 422,
    body: { error_type: 'request_invalid', error_codes: ['amount_invalid'] },
  });
  const stranger = new Checkout('sk_sbox_someoneelsessecretkeyaaaaa2', {
    host: `${sandbox.address}/checkoutcom`,
  } as never);
  await expect(stranger.payments.get(String(id))).rejects.toMatchObject({
    name: 'AuthenticationError',
    http_code: 401,
  });
});

test('the SDK begins a payment session for the card fields', async () => {
  const session = await cko.paymentSessions.request({
    amount: 1000,
    currency: 'GBP',
    reference: 'basket-1',
    billing: { address: { country: 'GB' } },
    success_url: 'http://shop.localhost/yes',
    failure_url: 'http://shop.localhost/no',
  } as never);
  expect(session).toMatchObject({
    id: expect.stringMatching(/^ps_/),
    payment_session_token: expect.any(String),
    payment_session_secret: expect.stringMatching(/^pss_/),
  });
});

test('a key used twice through the SDK charges once', async () => {
  const first = await request({ reference: 'sdk-twice' }, 'sdk-key');
  const again = await request({ reference: 'sdk-twice' }, 'sdk-key');
  expect(again.id).toBe(first.id);
  const { body } = await sandbox.client.get('/api/charges?reference=sdk-twice');
  expect(body).toMatchObject({ total_count: 1, net_captured: 1999 });
});
