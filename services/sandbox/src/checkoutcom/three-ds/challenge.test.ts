import { withThreeDs } from '../../../test-support/sandbox-client';
import { startTestSandbox, type TestSandbox } from '../../../test-support/start-test-sandbox';
import { CHALLENGE_PASSWORD } from '../cards/test-cards';

const CHALLENGED = '5436031030606378';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

async function sentToBank(number = CHALLENGED, rest: Record<string, unknown> = {}) {
  const { body } = await sandbox.client.pay(number, { ...withThreeDs, ...rest });
  const { href } = (body._links as { redirect: { href: string } }).redirect;
  const path = new URL(href).pathname;
  return { id: String(body.id), path, sid: path.split('/').pop() ?? '' };
}
const answer = (path: string, fields: Record<string, string>) => sandbox.client.form(path, fields);
const paymentOf = async (id: string) => (await sandbox.client.gateway('GET', `/payments/${id}`)).body;

test('the bank’s page shows the shop, the amount, the card and how to confirm', async () => {
  const { path } = await sentToBank(CHALLENGED, { reference: 'PW-1 <b>' });
  const { status, body, headers } = await sandbox.client.call<string>('GET', path);
  expect(status).toBe(200);
  for (const text of ['shop.localhost', '£25.00', 'Mastercard ending 6378', 'PW-1 &lt;b&gt;', 'One-time code']) {
    expect(body).toContain(text);
  }
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://shop.localhost:1;");
});

test('a shopper who types the right code returns to the shop, which finds the payment by session id', async () => {
  const { id, path, sid } = await sentToBank();
  expect(await paymentOf(id)).toMatchObject({ status: 'Pending', approved: false });
  const { status, headers } = await answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' });
  expect(status).toBe(303);
  expect(headers.get('location')).toBe(`http://shop.localhost:1/paid?step=2&cko-session-id=${sid}`);
  expect(await paymentOf(sid)).toMatchObject({
    id,
    status: 'Authorized',
    approved: true,
    eci: '02',
    '3ds': { enrolled: 'Y', authentication_response: 'Y', challenged: true },
  });
});

test('with capture requested, the money is taken when the bank agrees', async () => {
  const { id, path } = await sentToBank(CHALLENGED, { capture: true });
  await answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' });
  expect((await paymentOf(id)).status).toBe('Captured');
});

test('a shopper who types a wrong code is declined and redirected to the failure URL', async () => {
  const { id, path, sid } = await sentToBank();
  const { headers } = await answer(path, { code: 'guess', action: 'confirm' });
  expect(headers.get('location')).toBe(`http://shop.localhost:1/not-paid?cko-session-id=${sid}`);
  expect(await paymentOf(id)).toMatchObject({ status: 'Declined', approved: false, response_code: '20151' });
});

test('a shopper who types nothing is asked again and nothing is decided', async () => {
  const { id, path } = await sentToBank();
  const { status, body } = await sandbox.client.form<string>(path, { code: ' ', action: 'confirm' });
  expect(status).toBe(422);
  expect(body).toContain('Enter the one-time code');
  expect((await paymentOf(id)).status).toBe('Pending');
});

test('a shopper who cancels is redirected to the failure URL, and the payment is cancelled', async () => {
  const { id, path, sid } = await sentToBank();
  const { headers } = await answer(path, { action: 'cancel' });
  expect(headers.get('location')).toBe(`http://shop.localhost:1/not-paid?cko-session-id=${sid}`);
  expect(await paymentOf(id)).toMatchObject({ status: 'Canceled', approved: false });
});

test('a second answer changes nothing and redirects to the same place', async () => {
  const { id, path } = await sentToBank();
  const first = await answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' });
  const second = await answer(path, { code: 'wrong', action: 'confirm' });
  const reloaded = await sandbox.client.call('GET', path);
  for (const { status, headers } of [second, reloaded]) {
    expect([status, headers.get('location')]).toEqual([303, first.headers.get('location')]);
  }
  expect((await paymentOf(id)).status).toBe('Authorized');
  const { body } = await sandbox.client.gateway<unknown[]>('GET', `/payments/${id}/actions`);
  expect(body).toHaveLength(1);
});

test('two simultaneous answers decide once', async () => {
  const { id, path } = await sentToBank();
  await Promise.all([
    answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' }),
    answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' }),
  ]);
  expect((await sandbox.client.gateway<unknown[]>('GET', `/payments/${id}/actions`)).body).toHaveLength(1);
});

test('a challenge that is not completed within a quarter of an hour expires, and then redirects back', async () => {
  const { id, path } = await sentToBank();
  await sandbox.client.call('POST', '/api/clock', { advance: 15 * 60, forward: false });
  const { headers } = await answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' });
  await sandbox.client.call('POST', '/api/clock', { reset: true, forward: false });
  expect(headers.get('location')).toContain('/not-paid');
  expect(await paymentOf(id)).toMatchObject({ status: 'Expired', response_code: '20152' });
});

test.each(['4150561000000019', '4243754271700719'])('the bank rejects %s whatever code is typed', async (number) => {
  const { id, path } = await sentToBank(number);
  await answer(path, { code: CHALLENGE_PASSWORD, action: 'confirm' });
  expect(await paymentOf(id)).toMatchObject({ status: 'Declined', response_code: '20151' });
});

test('a shop can request a challenge with any card', async () => {
  const { path } = await sentToBank('4242424242424242', {
    '3ds': { enabled: true, challenge_indicator: 'challenge_requested' },
  });
  expect((await sandbox.client.call('GET', path)).status).toBe(200);
});

test('a card without a challenge is charged at once, and the reply says that 3D Secure was passed', async () => {
  const { status, body } = await sandbox.client.pay('4242424242424242', withThreeDs);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'Authorized', eci: '05', '3ds': { challenged: false } });
});

test('an unknown session shows a page that says so', async () => {
  const { status, body } = await sandbox.client.call<string>('GET', '/checkoutcom/3ds/sid_unknown');
  expect(status).toBe(404);
  expect(body).toContain('There is nothing to confirm');
  expect((await answer('/checkoutcom/3ds/sid_unknown', { code: 'x' })).status).toBe(404);
});

test.each(['javascript:alert(1)', 'ftp://shop.localhost/x', 'not a url', '//shop.localhost/x'])(
  'a shopper is never redirected to %s',
  async (url) => {
    const { status, body } = await sandbox.client.pay(CHALLENGED, { ...withThreeDs, success_url: url });
    expect([status, body.error_codes]).toEqual([422, ['success_url_invalid']]);
  },
);
