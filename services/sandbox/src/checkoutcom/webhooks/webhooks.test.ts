import { createHmac } from 'node:crypto';
import { type Receiver, startReceiver } from '../../../test-support/receiver';
import { startTestSandbox, type TestSandbox } from '../../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
let shop: Receiver;

beforeEach(async () => {
  shop = await startReceiver();
  sandbox = await startTestSandbox({
    CHECKOUTCOM_WEBHOOK_URL: shop.url,
    CHECKOUTCOM_WEBHOOK_SECRET: 'shared-secret',
    CHECKOUTCOM_WEBHOOK_AUTHORIZATION: 'shop-key',
  });
});
afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
});

const set = (settings: object) => sandbox.client.call('PUT', '/api/webhooks', settings);
const types = () => shop.received.map(({ event }) => event.type);
interface Events {
  events: { id: string; type: string; state: string; deliveries: { attempts: number; status: number }[] }[];
}
const events = (query: string) => sandbox.client.get<Events>(`/api/webhooks/events?${query}`);

test('the shop is notified of a payment, signed over the exact bytes', async () => {
  const { body } = await sandbox.client.pay('4242424242424242', { reference: 'PW-9 – £', metadata: { draft: '9' } });
  const [approved, captured] = await shop.until(2);
  expect(types()).toEqual(['payment_approved', 'payment_captured']);
  expect(approved?.headers['cko-signature']).toBe(
    createHmac('sha256', 'shared-secret')
      .update(approved?.raw ?? '')
      .digest('hex'),
  );
  expect(approved?.headers.authorization).toBe('shop-key');
  expect(approved?.event).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    data: {
      id: body.id,
      action_id: body.action_id,
      reference: 'PW-9 – £',
      amount: 2500,
      currency: 'GBP',
      response_code: '10000',
      metadata: { draft: '9' },
      processed_on: expect.any(String),
    },
  });
  expect(captured?.event.data.action_id).not.toBe(body.action_id);
});

test('each transition of a payment has its own event', async () => {
  const { body } = await sandbox.client.pay('4242424242424242', { capture: false });
  await sandbox.client.gateway('POST', `/payments/${body.id}/captures`, { amount: 100 });
  await sandbox.client.gateway('POST', `/payments/${body.id}/refunds`, { amount: 40 });
  const voided = await sandbox.client.pay('4242424242424242', { capture: false });
  await sandbox.client.gateway('POST', `/payments/${voided.body.id}/voids`);
  await sandbox.client.pay('4544249167673670');
  await sandbox.client.pay('5436031030606378', {
    '3ds': { enabled: true },
    success_url: 'http://a.localhost/',
    failure_url: 'http://a.localhost/',
  });
  await shop.until(7);
  expect(types().sort()).toEqual([
    'payment_approved',
    'payment_approved',
    'payment_captured',
    'payment_declined',
    'payment_pending',
    'payment_refunded',
    'payment_voided',
  ]);
});

test('an event that the shop rejects is sent again with growing delays, at most eight times', async () => {
  shop.answers.push(500, 302, 404);
  await sandbox.client.pay('4544249167673670');
  await shop.until(1);
  const moved: number[] = [];
  for (const [index, seconds] of [3, 6, 9].entries()) {
    await events(`attempts=${index + 1}&wait=5`);
    await sandbox.client.call('POST', '/api/clock', { advance: seconds, forward: false });
    moved.push((await shop.until(index + 2)).length);
  }
  expect(moved).toEqual([2, 3, 4]);
  const { body } = await events('state=delivered&wait=5');
  expect(body.events).toMatchObject([{ deliveries: [{ attempts: 4, status: 200 }] }]);
  expect(new Set(shop.received.map(({ raw }) => raw)).size).toBe(1);
});

test('the gateway gives up after the eighth resend', async () => {
  await set({ waitFactor: 0 });
  shop.answers.push(...Array.from({ length: 20 }, () => 503));
  await sandbox.client.pay('4544249167673670');
  const { body } = await events('state=failed&wait=10');
  expect(body.events).toMatchObject([{ deliveries: [{ attempts: 9, status: 503 }] }]);
  expect(shop.received).toHaveLength(9);
});

test('a shop that never replies counts as a rejection', async () => {
  await set({ waitFactor: 0, timeoutMs: 1_000 });
  shop.answers.push(0);
  await sandbox.client.pay('4544249167673670');
  await shop.until(2);
  const { body } = await events('state=delivered&wait=5');
  expect(body.events).toMatchObject([{ deliveries: [{ attempts: 2, status: 200 }] }]);
});

test('held events are sent when they are released, in the order that the test chooses', async () => {
  await set({ hold: true });
  const { body } = await sandbox.client.pay('4242424242424242', { capture: false });
  await sandbox.client.gateway('POST', `/payments/${body.id}/captures`);
  expect((await events('state=held')).body.events).toHaveLength(2);
  expect(shop.received).toHaveLength(0);
  const released = await sandbox.client.call('POST', '/api/webhooks/release', { order: 'reverse' });
  expect(released.body).toMatchObject({ events: [{ state: 'delivered' }, { state: 'delivered' }] });
  expect(types()).toEqual(['payment_captured', 'payment_approved']);
});

test('events can be duplicated, reordered and lost on demand', async () => {
  await set({ duplicates: 2, reverse: true });
  await sandbox.client.pay('4242424242424242');
  await shop.until(6);
  expect(types()).toEqual([...Array(3).fill('payment_captured'), ...Array(3).fill('payment_approved')]);
  expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(2);

  await set({ duplicates: 0, reverse: false, dropNext: 1 });
  await sandbox.client.pay('4242424242424242');
  await shop.until(7);
  expect(types().at(-1)).toBe('payment_captured');
  expect((await events('state=dropped')).body.events).toMatchObject([{ type: 'payment_approved' }]);
});

test('one event is sent again on demand, but not an unknown one', async () => {
  await sandbox.client.pay('4544249167673670');
  await shop.until(1);
  const { body } = await events('state=delivered&wait=5');
  await sandbox.client.call('POST', `/api/webhooks/events/${body.events[0]?.id}/resend`);
  expect(shop.received).toHaveLength(2);
  expect((await sandbox.client.call('POST', '/api/webhooks/events/evt_x/resend')).status).toBe(404);
});

test('undelivered events are delivered after a restart', async () => {
  shop.answers.push(500);
  await sandbox.client.pay('4544249167673670');
  await events('attempts=1&wait=5');
  await sandbox.restart();
  await sandbox.client.call('POST', '/api/clock', { advance: 60, forward: false });
  await shop.until(2);
  expect(shop.received[1]?.raw).toBe(shop.received[0]?.raw);
});

test('invalid settings are rejected', async () => {
  for (const settings of [{ urls: ['ftp://x'] }, { duplicates: -1 }, { hold: 'perhaps' }, { unknown: 1 }, []]) {
    expect((await set(settings)).status).toBe(422);
  }
});
