import { WEBHOOK_ENDPOINTS_MAX } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import { setUpWebhooks } from '../../../test-support/webhooks';
import { rowsOf } from '../../database/database.types';
import { examine } from '../doctor/examine.service';

const { world, add, change, deliveries, place, send, types } = setUpWebhooks();
const as = { admin: true };

test('a failed delivery is tried again with its id, and given up in the end; then it is listed and sent anew', async () => {
  await add(['order.placed']);
  await place();
  world.status = 500;
  for (let attempt = 0; attempt < 21; attempt += 1) expect(await send()).toHaveLength(1);
  expect(await send()).toEqual([]);
  expect(new Set(world.received.map(({ id }) => id)).size).toBe(1);
  const [failed] = await deliveries(true);
  expect(failed).toMatchObject({ attempts: 21, lastError: 'The endpoint replied 500', deliveredAt: null });
  world.status = 204;
  const deliveryId = failed?.deliveryId ?? 0;
  expect((await world.service.call('POST /admin/webhook-resend', { deliveryId }, as)).data).toEqual({ queued: 1 });
  expect(await send()).toEqual([]);
  expect(await deliveries(true)).toEqual([]);
  expect(world.received.at(-1)?.id).toBe(failed?.eventId);
  const unknown = await world.service.call('POST /admin/webhook-resend', { deliveryId: 1 }, as);
  expect(unknown.problem.code).toBe('webhook_delivery_not_found');
});

test('an endpoint that fails for three days is disabled, says so, and gets what it missed by a replay', async () => {
  const { endpoint } = await add(['order.placed']);
  const { endpointId } = endpoint;
  const began = world.service.clock.now();
  await place();
  world.status = 500;
  expect(await send()).toHaveLength(1);
  const said = async () => (await examine(world.service.context)).findings.filter(({ check }) => check === 'webhooks');
  expect(await said()).toMatchObject([{ state: 'warning' }]);
  world.service.clock.set(new Date(began.getTime() + 3 * DAY_MS));
  expect(await send()).toHaveLength(1);
  expect(await said()).toMatchObject([{ state: 'wrong', text: expect.stringContaining('failed for three days') }]);
  world.service.clock.set(began);
  // Tells nothing more, and what happens is kept.
  await place();
  world.received.length = 0;
  expect(await send()).toEqual([]);
  expect(world.received).toEqual([]);
  world.status = 204;
  const since = new Date(began.getTime() - 1).toISOString();
  const refused = await world.service.call('POST /admin/webhook-replay', { endpointId, since }, as);
  expect(refused.problem.code).toBe('webhook_disabled');
  await change(endpointId, 'enable');
  expect((await world.service.call('POST /admin/webhook-replay', { endpointId, since }, as)).data).toEqual({
    queued: 2,
  });
  while (world.received.length < 2) await send();
  expect(types()).toEqual(['order.placed', 'order.placed']);
  expect(await said()).toMatchObject([{ state: 'right' }]);
});

test('an endpoint that replies 410 is disabled at once, and a removed one gets nothing', async () => {
  const { endpoint } = await add(['order.placed']);
  await place();
  world.status = 410;
  expect(await send()).toEqual([]);
  const list = await world.service.call('POST /admin/webhooks', {}, as);
  expect(list.data.endpoints).toMatchObject([{ disabledBecause: 'gone' }]);
  await change(endpoint.endpointId, 'enable');
  await place();
  await change(endpoint.endpointId, 'remove');
  world.received.length = 0;
  expect([await send(), world.received, (await deliveries()).length]).toEqual([[], [], 0]);
  expect((await change(endpoint.endpointId, 'enable')).problem.code).toBe('webhook_not_found');
});

test('a secret is shown once and stored sealed; a rotated one signs for a day more', async () => {
  const { endpoint, secret } = await add(['order.placed']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const shown = await world.service.call('POST /admin/webhooks', { business: 'Testmarket' }, as);
  const stored = await rowsOf(world.service.db, sql`select * from webhook_endpoints`);
  expect(JSON.stringify([shown.data, stored])).not.toContain(secret);
  await change(endpoint.endpointId, 'rotate');
  const began = world.service.clock.now();
  await place();
  await send();
  expect(world.received.at(-1)?.signatures).toHaveLength(2);
  world.service.clock.set(new Date(began.getTime() + DAY_MS));
  const deliveryId = (await deliveries())[0]?.deliveryId ?? 0;
  await world.service.call('POST /admin/webhook-resend', { deliveryId }, as);
  await send();
  expect(world.received.at(-1)?.signatures).toHaveLength(1);
  world.service.clock.set(began);
});

test('a secret that was sealed with a lost key is named as the reason, and a rotated one signs at once', async () => {
  const { endpoint } = await add(['order.placed']);
  await world.service.db.execute(sql`update webhook_endpoints set secret = 'sealed-with-a-lost-key'`);
  await place();
  expect(await send()).toMatchObject([{ message: 'Its secret cannot be read: rotate it' }]);
  expect(world.received).toEqual([]);
  expect(await deliveries()).toMatchObject([{ attempts: 1, lastError: 'Its secret cannot be read: rotate it' }]);
  const list = await world.service.call('POST /admin/webhooks', {}, as);
  expect(list.data.endpoints).toMatchObject([{ failingSince: null, disabledAt: null }]);
  await change(endpoint.endpointId, 'rotate');
  expect(await send()).toEqual([]);
  expect(world.received.map(({ signatures }) => signatures.length)).toEqual([1]);
});

test('an endpoint has a URL that may be called, and events that exist', async () => {
  const refused = async (more: object) => {
    const body = { business: 'Testmarket', url: world.origin, events: ['order.placed'], ...more };
    return (await world.service.call('POST /admin/webhook-add', body as never, as)).problem.code;
  };
  expect(await refused({ url: 'http://erp.example/' })).toBe('webhook_url_refused');
  expect(await refused({ url: 'https://10.0.0.1/' })).toBe('webhook_url_refused');
  expect(await refused({ url: 'ftp://erp.example/' })).toBe('validation_failed');
  expect(await refused({ events: ['order.eaten'] })).toBe('validation_failed');
  expect(await refused({ events: [] })).toBe('validation_failed');
  expect(await refused({ business: 'Nobody' })).toBe('business_not_found');
});

test('a business has a limited number of endpoints; removing one makes room', async () => {
  const body = { business: 'Testmarket', url: world.origin, events: ['order.placed' as const] };
  const more = () => world.service.call('POST /admin/webhook-add', body, as);
  const added = await Promise.all(Array.from({ length: WEBHOOK_ENDPOINTS_MAX + 2 }, more));
  expect(added.filter(({ status }) => status === 200)).toHaveLength(WEBHOOK_ENDPOINTS_MAX);
  expect(added.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)).toEqual([
    'webhook_limit_reached',
    'webhook_limit_reached',
  ]);
  const [one] = added.filter(({ status }) => status === 200);
  await change(one?.data.endpoint.endpointId ?? 0, 'remove');
  expect((await more()).status).toBe(200);
});
