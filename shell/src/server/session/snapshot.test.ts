/** @jest-environment node */
import type { TestCall } from '../../../test-support/test-api';
import { testRoutes } from '../../../test-support/test-routes';
import { testBusiness } from '../../../test-support/test-shell';
import { SessionCookies } from './cookies';
import { sessionSnapshot } from './snapshot';

const business = (restoreLastStore: boolean) => ({ ...testBusiness, features: { restoreLastStore } }) as never;
const routes = testRoutes((app, config) => {
  for (const restores of [true, false])
    app.get(`/${restores ? 'restores' : 'plain'}`, (request, reply) =>
      sessionSnapshot(config, new SessionCookies(config, request, reply), business(restores)),
    );
});

const token = 'a-basket-token-of-some-length';
const basket = {
  basketToken: token,
  storeId: null,
  fulfilmentMethod: 'collection',
  lines: [],
  deals: [],
  itemCount: 0,
};
const filled = (storeId: number) => ({
  ...basket,
  storeId,
  lines: [{ basketLineId: 1, menuItem: { id: 7 }, quantity: 2 }],
});
const location = { postcode: 'SE1 9GF', latitude: 1, longitude: 2 };
const cookieOf = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The back end knows the stores with even ids, and the store 'borough' by its slug. */
function respond({ url, body, headers }: TestCall, known: object | undefined) {
  if (url.endsWith('/auth/assisted-visit'))
    return String(headers['x-guest-session']).startsWith('assisted-v')
      ? { body: { assistedFor: 'Ada Byron', endsAt: '2026-05-01T11:00:00Z', draftOrderId: null } }
      : { status: 401, body: { code: 'assisted_visit_ended' } };
  if (url.endsWith('/member/profile'))
    return { body: { firstname: 'Ada', session: { strategy: 'member', kind: 'login' } } };
  if (url.endsWith('/member/favourites')) return { body: { menuItemIds: [7] } };
  if (url.endsWith('/member/usual-place'))
    return { body: { location, fulfilmentMethod: 'collection', store: storeOf(6) } };
  if (url.endsWith('/server-time')) return { body: { serverTime: '2026-05-01T10:00:00Z' } };
  if (url.endsWith('/get-or-create'))
    return known
      ? { body: { reservation: null, ...known, totals: { items: 500, discount: 0 } } }
      : { status: 404, body: { code: 'basket_not_found', expected: true } };
  const { storeId, seoUrl } = JSON.parse(body) as { storeId?: number; seoUrl?: string };
  if (storeId === undefined ? seoUrl !== 'borough' : storeId % 2)
    return { status: 404, body: { code: 'store_not_found', expected: true } };
  return { body: { id: storeId ?? 100, slug: `store-${storeId ?? 100}`, name: 'Borough', address: 'not passed on' } };
}

async function read(cookies: Readonly<Record<string, string>>, known?: object, path = '/plain') {
  routes.api.respond = (call) => respond(call, known);
  const reply = await routes.app.inject({ url: path, cookies });
  const set = reply.cookies.find(({ name }) => name === 'sf_place')?.value;
  const place = set && (JSON.parse(Buffer.from(set, 'base64url').toString()) as object);
  return { snapshot: reply.json(), place, cookies: reply.cookies };
}
const storeOf = (id: number) => ({ id, slug: `store-${id}`, name: 'Borough' });
const placeCookie = (storeId: number | null) =>
  cookieOf({ location, fulfilment: 'delivery', store: storeId && { id: storeId, slug: 'forged', name: 'Forged' } });

test('a chosen store is named by the back end, not by the cookie', async () => {
  const { snapshot, place } = await read({ sf_place: placeCookie(2) });
  expect(snapshot).toMatchObject({ store: storeOf(2), location, fulfilment: 'delivery' });
  expect(place).toBeUndefined();
});

test('a store that the business does not have is deselected', async () => {
  const { snapshot, place } = await read({ sf_place: placeCookie(3) });
  expect([snapshot.store, snapshot.location]).toEqual([null, location]);
  expect(place).toEqual({ location, fulfilment: 'delivery', store: null });
});

test('a filled basket selects its store and its method, unless a store is chosen', async () => {
  const { snapshot, place } = await read({ sf_place: placeCookie(null), sf_basket: token }, filled(4));
  expect(snapshot).toMatchObject({ store: storeOf(4), fulfilment: 'collection', basket: { count: 0, subtotal: 500 } });
  expect(place).toEqual({ location, fulfilment: 'collection', store: storeOf(4) });
  const chosen = await read({ sf_place: placeCookie(2), sf_basket: token }, filled(4));
  expect(chosen.snapshot).toMatchObject({ store: storeOf(2), fulfilment: 'delivery' });
});

test('an empty basket with a held time selects its store, and its method', async () => {
  const reservation = { slotId: 3, state: 'held', storeId: 4, fulfilmentMethod: 'collection' };
  const { snapshot } = await read(
    { sf_place: placeCookie(null), sf_basket: token },
    { ...basket, storeId: 4, reservation },
  );
  expect(snapshot).toMatchObject({ store: storeOf(4), fulfilment: 'collection', slot: { slotId: 3 } });
});

test('an empty basket, and one of an unknown store, select no store', async () => {
  for (const known of [{ ...basket, storeId: 4 }, filled(5)]) {
    const { snapshot, place } = await read({ sf_place: placeCookie(null), sf_basket: token }, known);
    expect([snapshot.store, snapshot.fulfilment]).toEqual([null, 'delivery']);
    expect(place).toMatchObject({ store: null, fulfilment: 'delivery' });
  }
});

test('the store of the last order is restored, if the business wants it and the basket is empty', async () => {
  const last = { sf_last_store: cookieOf({ lastOrder: true, slug: 'borough' }), sf_basket: token };
  const restored = await read(last, basket, '/restores');
  expect(restored.snapshot.store).toEqual(storeOf(100));
  expect(restored.place).toMatchObject({ store: storeOf(100), fulfilment: 'delivery' });
  expect((await read(last, basket)).snapshot.store).toBeNull();
  expect((await read(last, filled(4), '/restores')).snapshot.store).toEqual(storeOf(4));
  const gone = { sf_last_store: cookieOf({ lastOrder: true, slug: 'closed' }) };
  expect((await read(gone, basket, '/restores')).snapshot.store).toBeNull();
});

test('a member is where they shop, and has their favourites; a place that was chosen stays', async () => {
  const { snapshot, place } = await read({ sf_access: 'token' });
  expect(snapshot).toMatchObject({ favourites: [7], location, fulfilment: 'collection', store: { id: 6 } });
  expect(place).toMatchObject({ location, fulfilment: 'collection', store: { id: 6 } });
  const chosen = await read({ sf_access: 'token', sf_place: placeCookie(2) });
  expect(chosen.snapshot).toMatchObject({ store: { id: 2 }, fulfilment: 'delivery' });
  const filledBasket = await read({ sf_access: 'token', sf_basket: token }, filled(4));
  expect(filledBasket.snapshot).toMatchObject({ store: { id: 4 }, location: null });
  const basketThere = await read(
    { sf_access: 'token', sf_basket: token },
    { ...filled(6), fulfilmentMethod: 'delivery' },
  );
  expect(basketThere.snapshot).toMatchObject({ store: { id: 6 }, location, fulfilment: 'delivery' });
  expect((await read({})).snapshot.favourites).toBeNull();
});

test('an operator who orders for somebody is told for whom; once the visit has ended nothing of them is left', async () => {
  const visit = { sf_guest: `assisted-${'v'.repeat(34)}`, sf_access: 'token', sf_basket: token };
  const open = await read(visit, basket);
  expect(open.snapshot.session).toMatchObject({ strategy: 'member', assistedFor: 'Ada Byron' });
  expect(open.snapshot.basket).not.toBeNull();
  const ended = await read({ ...visit, sf_guest: `assisted-${'x'.repeat(34)}` }, basket);
  expect(ended.snapshot.session).toEqual({ strategy: 'guest', kind: 'unknown' });
  expect([ended.snapshot.basket, ended.snapshot.location]).toEqual([null, null]);
  const cleared = ended.cookies.filter(({ value }) => value === '').map(({ name }) => name);
  expect(cleared).toEqual(expect.arrayContaining(['sf_access', 'sf_refresh', 'sf_basket', 'sf_place']));
});

test('the cookie of a basket that no longer exists is removed', async () => {
  const { snapshot, cookies } = await read({ sf_basket: token });
  expect(snapshot.basket).toBeNull();
  expect(cookies.find(({ name }) => name === 'sf_basket')?.value).toBe('');
});
