import type { OrderStatus } from '@storefront/api/entities/order-status';
import type { OrderUpdate } from '@storefront/api/entities/order-update';
import { sql } from 'drizzle-orm';
import { openEvents } from '../../../../test-support/open-events';
import { ids, PAST_ORDER_NUMBER } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { buildApp } from '../../../app';

let service: TestService;
let ada: string;
const opened: AbortController[] = [];

beforeAll(async () => {
  service = await createTestService();
  ada = await service.logIn();
});
beforeEach(() =>
  service.db.execute(sql`update orders set status = 'store_accepted_picking', fulfilment_method = 'delivery'
    where order_id = ${ids.pastOrder}`),
);
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort();
});
afterAll(() => service.close());

/** Follows an order. */
function follow(as: string | undefined, number = PAST_ORDER_NUMBER, origin = service.origin, business = 1) {
  const controller = new AbortController();
  opened.push(controller);
  const at = { keys: service.keys, origin };
  const caller = { ...(as && { as }), business, signal: controller.signal };
  return openEvents<OrderUpdate>(at, `/checkout/order-stream?businessOrderId=${number}`, caller);
}

const move = (status: OrderStatus) =>
  service.call('POST /admin/order-transition', { businessOrderId: PAST_ORDER_NUMBER, status }, { admin: true });

test('a follower gets the order’s state at once, and each change within seconds, whichever process made it', async () => {
  // A second process on the same database.
  const other = await buildApp({ context: service.context, database: { kind: 'pglite' } });
  const origin = await other.listen({ port: 0, host: '127.0.0.1' });
  const followers = [await follow(ada), await follow(ada, PAST_ORDER_NUMBER, origin)];
  for (const { response, next } of followers) {
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await next()).toMatchObject({ status: 'store_accepted_picking', driver: null });
  }
  const began = Date.now();
  await move('picked');
  for (const { next } of followers) expect((await next()).status).toBe('picked');
  expect(Date.now() - began).toBeLessThan(5_000);
  const position = { businessOrderId: PAST_ORDER_NUMBER, latitude: 51.503, longitude: -0.089 };
  await service.call('POST /admin/driver-location', position, { admin: true });
  for (const { next } of followers) expect((await next()).driver).toMatchObject({ latitude: 51.503 });
  // A process that stops ends its streams, and the follower connects to another one.
  const [, follower] = followers;
  const ended = follower?.next();
  const [outcome] = await Promise.allSettled([ended, other.close()]);
  expect(outcome.status).toBe('rejected');
});

test('an update contains nothing of the shopper', async () => {
  const { next } = await follow(ada);
  expect(Object.keys(await next()).sort()).toEqual(['driver', 'status', 'version']);
});

test('no one follows another’s order, another business’s, or an unknown one', async () => {
  const bob = await service.logIn('bob@example.test', 'battery staple');
  const refused = [
    await follow(bob),
    await follow(undefined),
    // A token that is none makes a visitor.
    await follow('not.a.token'),
    await follow(ada, 'TM-2222-2222-2222'),
    await follow(undefined, PAST_ORDER_NUMBER, service.origin, 2),
  ];
  for (const { response } of refused) {
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
});

test.each(['', 'x'.repeat(60), 'a%00b'])('a wrong order number is a client error (%s)', async (number) => {
  expect((await follow(ada, number)).response.status).toBe(422);
});

test('an eleventh follower of one order ends the first one’s stream', async () => {
  const followers = [];
  for (let count = 0; count < 11; count += 1) followers.push(await follow(ada));
  for (const { next } of followers) await next();
  const [first, second] = followers;
  await expect(first?.next()).rejects.toThrow();
  await move('picked');
  expect((await second?.next())?.status).toBe('picked');
});
