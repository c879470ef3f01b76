import type { HoldUpdate } from '@storefront/api/entities/hold-update';
import { openEvents } from '../../../test-support/open-events';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { buildApp } from '../../app';

const storeId = ids.store;
const slot = { fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26', timeSlotTime: '17:00' } as const;
let service: TestService;
let opened: AbortController;

beforeEach(async () => {
  service = await createTestService();
  opened = new AbortController();
});
afterEach(async () => {
  opened.abort();
  await service.close();
});

const fill = async () =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } })).data.basket
    .basketToken;
const reserve = (basketToken: string) =>
  service.call('POST /slots/reserve', { storeId, basketToken, ...slot }, { guest: basketToken });
const follow = (basketToken: string, origin = service.origin, business = 1) =>
  openEvents<HoldUpdate>(
    { keys: service.keys, origin },
    `/slots/hold-stream?basketToken=${encodeURIComponent(basketToken)}`,
    { business, signal: opened.signal },
  );

test('a follower gets its reservation at once, and reads a hold and its withdrawal within seconds, from any process', async () => {
  const basketToken = await fill();
  const other = await buildApp({ context: service.context, database: { kind: 'pglite' } });
  const origin = await other.listen({ port: 0, host: '127.0.0.1' });
  const followers = [await follow(basketToken), await follow(basketToken, origin)];
  for (const { response, next } of followers) {
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(await next()).toEqual({ reservation: null });
  }
  await reserve(basketToken);
  // Another shopper's hold of the same slot.
  await reserve(await fill());
  const updates = await Promise.all(followers.map(({ next }) => next()));
  expect(updates.map(({ reservation }) => reservation?.state)).toEqual(['held', 'held']);
  const began = Date.now();
  const slotId = updates[0]?.reservation?.slotId ?? 0;
  await service.call('POST /admin/slot-change', { storeId, slotId, withdrawn: true }, { admin: true });
  for (const { next } of followers) expect((await next()).reservation?.state).toBe('withdrawn');
  expect(Date.now() - began).toBeLessThan(5_000);
  await other.close();
});

test('a basket that is unknown, or another business’s, is not followed', async () => {
  const basketToken = await fill();
  for (const { response } of [await follow(basketToken, service.origin, 2), await follow('a'.repeat(43))]) {
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
  for (const wrong of ['', 'x'.repeat(500), 'a\0b']) expect((await follow(wrong)).response.status).toBe(422);
});
