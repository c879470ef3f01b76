/** @jest-environment node */
import type { TransportResponse } from '@storefront/api/transport/transport';
import { ResponseCache } from './response-cache';

const DETAILS = 'POST /stores/details';
const borough = { body: { seoUrl: 'borough' } };

/** A back end that counts its calls and replies with their number. */
function backEnd(respond: (calls: number) => Promise<TransportResponse>) {
  let calls = 0;
  const ask = () => {
    calls += 1;
    return respond(calls);
  };
  return { ask, count: () => calls };
}

const store: TransportResponse = { status: 200, body: { id: 1, hours: ['09:00'] } };

test('pages of one store share a call while its response is fresh or pending', async () => {
  let now = 0;
  const { ask, count } = backEnd(async () => store);
  const cache = new ResponseCache(1_000, () => now);
  await Promise.all([cache.get('1', DETAILS, borough, ask), cache.get('1', DETAILS, borough, ask)]);
  now = 999;
  expect((await cache.get('1', DETAILS, borough, ask)).body).toEqual(store.body);
  expect(count()).toBe(1);
  now = 1_000;
  await cache.get('1', DETAILS, borough, ask);
  expect(count()).toBe(2);
});

test('another store, another business and any other operation have separate calls', async () => {
  const { ask, count } = backEnd(async () => store);
  const cache = new ResponseCache(1_000);
  await cache.get('1', DETAILS, borough, ask);
  await cache.get('1', DETAILS, { body: { seoUrl: 'bath' } }, ask);
  await cache.get('2', DETAILS, borough, ask);
  await cache.get('1', 'POST /catalogue/category-details', borough, ask);
  await cache.get('1', 'POST /catalogue/category-details', borough, ask);
  expect(count()).toBe(5);
});

test('a failure is not shared: a waiting page calls again, and only a 200 is stored', async () => {
  const { ask, count } = backEnd(async (calls) => {
    if (calls === 1) throw new Error('gone');
    return calls === 2 ? { status: 500, body: undefined } : store;
  });
  const cache = new ResponseCache(1_000);
  const get = () => cache.get('1', DETAILS, borough, ask);
  const [first, second] = await Promise.allSettled([get(), get()]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  await get();
  await get();
  await get();
  // The third call returned 200, which the later two share.
  expect(count()).toBe(3);
});

test('no page can change another page’s response', async () => {
  const { ask } = backEnd(async () => ({ status: 200, body: { hours: ['09:00'] } }));
  const { body } = await new ResponseCache(1_000).get('1', DETAILS, borough, ask);
  expect(() => (body as { hours: string[] }).hours.push('10:00')).toThrow(TypeError);
});
