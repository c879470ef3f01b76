/** @jest-environment node */
import type { Page, Request } from '@playwright/test';
import { ORIGIN } from '../recording/record-visit';
import type { RecordedCall } from '../visit.types';
import { RecordedStorefront } from './serve-recorded-calls';

const ORIGIN_HERE = 'http://localhost:4620';
const url = '/en-gb/api/basket/get-or-create';
const read = (after: number, reply: string, body: unknown = {}): RecordedCall => ({
  after,
  method: 'POST',
  url,
  body,
  status: 200,
  reply,
});

const storefrontOf = (...calls: RecordedCall[]) => new RecordedStorefront(calls, ORIGIN_HERE);

/** @returns asks as a page does, and returns the reply */
async function served(storefront: RecordedStorefront) {
  const route = jest.fn();
  await storefront.serve({ route } as unknown as Page);
  return async (body: unknown = {}, at = url, method = 'POST'): Promise<unknown> => {
    const request = {
      method: () => method,
      url: () => ORIGIN_HERE + at,
      postDataJSON: () => body,
      resourceType: () => 'fetch',
    } as Request;
    const fulfill = jest.fn();
    await route.mock.calls[0][1]({ request: () => request, fulfill });
    const [{ json, body: text }] = fulfill.mock.calls[0];
    return json ?? JSON.parse(text);
  };
}

test('a call gets the reply of its time, again and again, and replies follow each other as they did', async () => {
  const storefront = storefrontOf(read(1, 'empty'), read(4, 'one'), read(5, 'two'), read(9, 'three'));
  const ask = await served(storefront);
  storefront.moveTo(-1, 3);
  expect([await ask(), await ask()]).toEqual(['empty', 'empty']);
  storefront.moveTo(3, 6);
  expect([await ask(), await ask(), await ask()]).toEqual(['one', 'two', 'two']);
  storefront.moveTo(6, 8);
  expect(await ask()).toBe('two');
  expect(storefront.faults).toEqual([]);
});

test('a call that the visit does not have fails, and is named', async () => {
  const storefront = storefrontOf(read(1, 'empty'));
  const ask = await served(storefront);
  expect(await ask({ storeId: 7 })).toEqual({ code: 'not_in_visit' });
  expect(storefront.faults).toEqual([`POST ${url} with {"storeId":7} is not in the visit.`]);
});

test('a write is made once, and one that was not made is named', async () => {
  const add = { ...read(1, 'added'), url: '/en-gb/api/basket/add-item' };
  const storefront = storefrontOf(add);
  const ask = await served(storefront);
  const missing = () => storefront.missingWrites(['POST /basket/add-item']);
  expect(missing()).toEqual(['POST /en-gb/api/basket/add-item with {}']);
  expect(storefront.missingWrites(['POST /basket/update-item'])).toEqual([]);
  expect(await ask({}, add.url)).toBe('added');
  expect(missing()).toEqual([]);
  expect(await ask({}, add.url)).toEqual({ code: 'not_in_visit' });
  expect(storefront.faults).toHaveLength(1);
});

test('the own origin of the storefront is that of the replay, and addresses match however they are encoded', async () => {
  const storefront = storefrontOf({ ...read(1, `${ORIGIN}/done`, { back: `${ORIGIN}/x` }), url: `${url}?q=a%20b` });
  const ask = await served(storefront);
  expect(await ask({ back: `${ORIGIN_HERE}/x` }, `${url}?q=a+b`)).toBe(`${ORIGIN_HERE}/done`);
});

test('a document has read the session when it asked for it, unless the one of the visit was left before', async () => {
  const session = (after: number, status: number): RecordedCall => ({
    ...read(after, 'known'),
    method: 'GET',
    url: '/en-gb/session?stored=',
    body: undefined,
    status,
  });
  const storefront = storefrontOf(session(1, 200), session(3, 0));
  const ask = await served(storefront);
  expect(storefront.isSessionMissing()).toBe(false);
  storefront.expectSession(0, 2);
  expect(storefront.isSessionMissing()).toBe(true);
  expect(await ask(null, '/en-gb/session?stored=', 'GET')).toBe('known');
  expect(storefront.isSessionMissing()).toBe(false);
  storefront.expectSession(2, 4);
  expect(storefront.isSessionMissing()).toBe(false);
});
