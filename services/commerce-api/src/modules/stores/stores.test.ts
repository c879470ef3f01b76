import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { stores } from '../../database/schema/store';
import { openingText, storeState } from './opening';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('[6.01] a visitor without any token browses and searches stores, and reads their items', async () => {
  const { call } = service;
  const { data: found } = await call('POST /stores/search', { postcode: 'SE1 9GF' });
  expect(found.stores[0]).toMatchObject({ id: ids.store, slug: 'borough', deliversHere: true });
  const near = await call('POST /stores/near-by', { lat: 51.505, lng: -0.09 });
  expect(near.data.stores[0]?.id).toBe(ids.store);
  const { data: store } = await call('POST /stores/details', { seoUrl: 'borough' });
  expect(store.id).toBe(ids.store);
  const storeId = store.id;
  const { data: tree } = await call('POST /catalogue/category-tree', { storeId });
  const [aisle] = tree.categories;
  const { data: category } = await call('POST /catalogue/category-details', { storeId, categoryId: aisle?.id });
  expect(category.items.map(({ id }) => id)).toContain(ids.milk);
  const { data: item } = await call('POST /catalogue/item-details', { storeId, itemId: ids.milk });
  expect(item.item.name).toBe('Whole milk');
  const term = { storeId, searchTerm: 'milk', itemsPage: 1, categoryPage: 1, itemsLimit: 5, categoriesLimit: 5 };
  expect((await call('POST /catalogue/global-search', term)).data.items[0]?.id).toBe(ids.milk);
  const slots = await call('POST /slots/list', { storeId, fulfilmentMethod: 'delivery' });
  expect(slots.data.days.some((day) => day.slots.length > 0)).toBe(true);
  // A visitor cannot read member data.
  for (const key of ['GET /member/profile', 'POST /member/orders'] as const)
    expect([key, (await call(key)).status]).toEqual([key, 401]);
});

test('stores are searched, found nearby and selected [7.10]', async () => {
  const { call } = service;
  const config = { country: 'GB', platform: 'web', deviceId: 'd-1', businessId: 1 } as const;
  const { data: found } = await call('POST /stores/search', { ...config, postcode: 'se19gf', filters: { limit: 5 } });
  expect(found.stores.map(({ id, deliversHere }) => [id, deliversHere])).toEqual([
    [ids.store, true],
    [ids.farStore, false],
  ]);
  // The sub-business in a body is checked: the test business has none with that id.
  for (const wrong of [{ businessId: ids.otherBusiness }, { subBusinessId: 7 }])
    expect((await call('POST /stores/search', { ...config, ...wrong })).problem.code).toBe('business_mismatch');
  const { data: every } = await call('POST /stores/search', config);
  expect([every.stores.length, every.fulfilmentLocation]).toEqual([2, null]);
  const { data: only } = await call('POST /stores/search', {
    ...config,
    postcode: 'SE1 9GF',
    filters: { deliversHere: true },
  });
  expect(only.stores.map(({ id }) => id)).toEqual([ids.store]);

  const near = await call('POST /stores/near-by', { lat: 53.7, lng: -1.5, returnNearestOnly: true, businessId: 1 });
  expect(near.data.stores.map(({ slug }) => slug)).toEqual(['leeds']);

  const select = { storeId: ids.store, fulfilmentMethod: 'delivery', postcode: 'SE1 9GF' } as const;
  expect((await call('POST /stores/select', select)).data).toMatchObject({ store: { id: ids.store }, basket: null });
  expect((await call('POST /stores/select', { ...select, postcode: 'LS1 1AA' })).problem.code).toBe(
    'out_of_delivery_area',
  );
  const { data: added } = await call('POST /basket/add-item', { storeId: ids.farStore, menuItem: { id: ids.milk } });
  const { basketToken } = added.basket;
  expect((await call('POST /stores/select', { ...select, basketToken })).problem.code).toBe('different_store');
  const moved = await call('POST /stores/select', { ...select, basketToken, overwriteBasket: true });
  expect(moved.data.basket).toMatchObject({ storeId: ids.store, lines: [] });
});

test('a search returns stores, each with its id, and the searched place [3.07]', async () => {
  const { data } = await service.call('POST /stores/search', { postcode: 'SE1 9GF' });
  expect(data.fulfilmentLocation).toEqual({ postcode: 'SE1 9GF', latitude: 51.505, longitude: -0.09, town: 'London' });
  expect(data.stores[0]).toMatchObject({
    id: ids.store,
    distanceMetres: 556,
    minimumSpend: 500,
    deliveryFee: 252,
    nextSlot: { startsAt: '2026-11-25T12:00:00.000Z', endsAt: '2026-11-25T12:30:00.000Z' },
    openingHours: 'Open until 10pm',
  });
});

test('stores are filtered by services and facilities, and each has the fields that a shopper chooses by', async () => {
  const { call } = service;
  const names = async (filters: object) =>
    (await call('POST /stores/search', { postcode: 'SE1 9GF', filters })).data.stores.map(({ slug }) => slug);
  expect(await names({ facilities: ['parking', 'step_free'] })).toEqual(['borough']);
  expect(await names({ facilities: ['parking', 'cafe'] })).toEqual([]);
  expect(await names({ delivery: true, collection: true })).toEqual(['borough', 'leeds']);
  expect(await names({ openNow: true, deliversHere: true })).toEqual(['borough']);
  expect(await names({ maximumDistanceMetres: 1000 })).toEqual(['borough']);
  const wrong = await call('POST /stores/search', { filters: { facilities: ['helipad' as never] } });
  expect(wrong.problem.code).toBe('validation_failed');

  const { data } = await call('POST /stores/search', { postcode: 'SE1 9GF' });
  const [store] = data.stores;
  expect(store).toMatchObject({
    state: 'open',
    latitude: 51.5,
    longitude: -0.09,
    facilities: ['parking', 'step_free'],
  });
  // The polygon lies around the centres of SE1 and E1; its nearest and farthest corners are plausible.
  const { polygon = [], radiusMetres = 0 } = store?.deliveryArea ?? {};
  expect(polygon.length).toBeGreaterThanOrEqual(8);
  expect(polygon.every(([latitude, longitude]) => Math.abs(latitude - 51.5) < 0.1 && Math.abs(longitude) < 0.2)).toBe(
    true,
  );
  expect(radiusMetres).toBeGreaterThan(2_000);
  expect(radiusMetres).toBeLessThan(10_000);

  const nearest = await call('POST /stores/near-by', { lat: 51.505, lng: -0.09, returnNearestOnly: true });
  expect(nearest.data.stores).toHaveLength(1);
  expect(nearest.data.fulfilmentLocation).toMatchObject({ postcode: 'SE1 9GF', latitude: 51.505 });
});

test.each([
  ['/stores/search', {}, 120],
  ['/stores/details', { storeId: ids.store }, 240],
])('%s rejects too many requests, with a body that says how long to wait', async (path, body, most) => {
  const ask = () =>
    fetch(`${service.origin}/en-gb/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answers = await Promise.all(Array.from({ length: most + 1 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(await refused?.json()).toMatchObject({
    code: 'rate_limited',
    detail: 'That was too many in a short while. Please wait a minute.',
    expected: true,
  });
});

test('[7.10] store searches are counted by the device that is sent, and its refused ones not for its address', async () => {
  const own = await createTestService();
  const search = async (deviceId?: string) => {
    const reply = await fetch(`${own.origin}/en-gb/api/stores/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId }),
    });
    return reply.status;
  };
  const together = async (times: number, deviceId?: string) => {
    const all = await Promise.all(Array.from({ length: times }, () => search(deviceId)));
    return [200, 429].map((status) => all.filter((one) => one === status).length);
  };
  try {
    expect(await together(80, 'd-1')).toEqual([60, 20]);
    expect(await search('d-2')).toBe(200);
    expect(await together(60)).toEqual([59, 1]);
  } finally {
    await own.close();
  }
});

test('a store is found by its seoUrl and postcode or by its id, with recommendations and an order status [7.11]', async () => {
  const { call } = service;
  const { data: store } = await call('POST /stores/details', { seoUrl: 'borough', postcode: 'E1 6AA' });
  expect(store).toMatchObject({ id: ids.store, deliversHere: true, guestCheckout: true });
  expect(store.openingWeek[0]).toEqual({ day: 'Monday', opens: '07:00', closes: '22:00' });
  expect((await call('POST /stores/details', { storeId: ids.store, postcode: 'E1 7AA' })).data.deliversHere).toBe(
    false,
  );
  expect((await call('POST /stores/details', { seoUrl: 'house' })).problem.code).toBe('store_not_found');
  const { data: added } = await call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: 1100 } });
  const { basketToken } = added.basket;
  const { data: advice } = await call('POST /stores/recommended-items', {
    storeId: ids.store,
    fulfilmentMethod: 'delivery',
    basketToken,
  });
  expect(advice.items).toHaveLength(8);
  expect(advice.items.every(({ categoryId, id }) => categoryId === 13 && id !== 1100)).toBe(true);
  // Without a basket, other items come first, and the basket's items may be among them.
  const { data: plain } = await call('POST /stores/recommended-items', { storeId: ids.store });
  expect(plain.items).toHaveLength(8);
  expect(plain.items.every(({ categoryId }) => categoryId === 13)).toBe(false);
  await service.db
    .update(stores)
    .set({ fulfilment: ['collection'] })
    .where(eq(stores.id, ids.farStore));
  // The versions of a business's stores are cached for a second, with what each offers.
  service.context.cache.clear();
  const far = { storeId: ids.farStore, basketToken };
  expect((await call('POST /stores/recommended-items', { ...far, fulfilmentMethod: 'collection' })).status).toBe(200);
  const notOffered = await call('POST /stores/recommended-items', { ...far, fulfilmentMethod: 'delivery' });
  expect(notOffered.problem.code).toBe('fulfilment_not_offered');
  await service.db
    .update(stores)
    .set({ fulfilment: ['delivery', 'collection'] })
    .where(eq(stores.id, ids.farStore));
  // With a postcode the distance is known; with a method the next slot is of that method.
  const { data: seen } = await call('POST /stores/details', { storeId: ids.store, postcode: 'SE1 9GF' });
  expect(seen.distanceMetres).toEqual(expect.any(Number));
  expect((await call('POST /stores/details', { storeId: ids.store })).data.distanceMetres).toBeNull();
  for (const fulfilmentMethod of ['delivery', 'collection'] as const) {
    const { data: details } = await call('POST /stores/details', { storeId: ids.store, fulfilmentMethod });
    const { data: list } = await call('POST /slots/list', { storeId: ids.store, fulfilmentMethod });
    const first = list.days.flatMap(({ slots }) => slots).find(({ available }) => available);
    expect(details.nextSlot?.startsAt).toBe(first?.startDate);
  }
  const { data: status } = await call('POST /stores/order-status', {
    businessId: 1,
    businessOrderId: 'TM-ADAS-PAST-2345',
  });
  expect(status).toMatchObject({ status: 'delivered', statusCode: 100 });
  expect(
    (await call('POST /stores/order-status', { businessOrderId: 'TM-ADAS-PAST-2345' }, { business: 2 })).problem.code,
  ).toBe('order_not_found');
  const elsewhere = { businessId: ids.otherBusiness, businessOrderId: 'TM-ADAS-PAST-2345' };
  expect((await call('POST /stores/order-status', elsewhere)).problem.code).toBe('business_mismatch');
});

test('a postcode is looked up in full, then by its outward code, then by its area; an invalid one and an unknown one have different codes', async () => {
  const at = (postcode: string) => service.call('POST /location/coordinates-by-postcode', { postcode, country: 'GB' });
  expect((await at(' se1 9gf')).data).toMatchObject({ postcode: 'SE1 9GF', latitude: 51.505, precision: 'postcode' });
  expect((await at('SE1 2AB')).data).toMatchObject({ postcode: 'SE1 2AB', latitude: 51.5, precision: 'outcode' });
  expect((await at('EH16 4AA')).data).toMatchObject({ postcode: 'EH16 4AA', latitude: 55.95, precision: 'outcode' });
  expect((await at('ZE1 0AA')).problem).toMatchObject({ code: 'postcode_not_found', expected: true });
  expect((await at('SE1 9GC')).problem).toMatchObject({
    code: 'invalid_postcode',
    detail: 'SE1 9GC is not a valid postcode',
  });
  const here = await service.call('POST /location/postcode-from-coordinates', {
    latitude: 51.5051,
    longitude: -0.0902,
  });
  expect(here.data.postcode).toBe('SE1 9GF');
  const sea = await service.call('POST /location/postcode-from-coordinates', { latitude: 0, longitude: 0 });
  expect(sea.problem.code).toBe('location_not_found');
});

test('a store is open, accepts orders for later, or is closed, by its local time in summer and winter', () => {
  const store = {
    openingHours: [{ day: 3, opens: '09:30', closes: '22:00' }],
    specialDays: [
      { date: '2026-12-23', hours: { opens: '09:30', closes: '16:00' } },
      { date: '2026-12-30', hours: null },
    ],
    closed: false,
    onlyFutureSlots: false,
    orderDaysInAdvance: 0,
  };
  const state = (iso: string, change = {}) => storeState({ ...store, ...change }, new Date(iso), 'Europe/London');
  expect(state('2026-11-25T09:30:00Z')).toBe('open');
  expect(state('2026-07-01T08:30:00Z')).toBe('open');
  expect(state('2026-07-01T21:30:00Z')).toBe('closed');
  expect(state('2026-07-01T21:30:00Z', { orderDaysInAdvance: 3 })).toBe('preorder');
  expect(state('2026-11-25T08:00:00Z')).toBe('preorder');
  expect(state('2026-11-25T10:00:00Z', { onlyFutureSlots: true, orderDaysInAdvance: 3 })).toBe('preorder');
  expect(state('2026-11-25T10:00:00Z', { closed: true })).toBe('closed');
  expect(openingText(store, new Date('2026-11-25T08:00:00Z'), 'Europe/London')).toBe('Opens 9:30am');
  expect([state('2026-12-23T15:59:00Z'), state('2026-12-23T16:00:00Z')]).toEqual(['open', 'closed']);
  expect(state('2026-12-30T10:00:00Z')).toBe('closed');
  expect(openingText(store, new Date('2026-12-29T10:00:00Z'), 'Europe/London')).toBe('Closed today');
});

test('the next time is one that the store accepts: not today where it takes later days only, none beyond its days, none when closed', async () => {
  const next = async () =>
    (await service.call('POST /stores/details', { seoUrl: 'borough' })).data.nextSlots.delivery?.startsAt.slice(0, 10);
  const set = (columns: Partial<typeof stores.$inferInsert>) =>
    service.db.update(stores).set(columns).where(eq(stores.id, ids.store));
  const first = (await next()) ?? '';
  const [year, month, day] = first.split('-').map(Number);
  const dayAfter = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 0) + 1)).toISOString().slice(0, 10);
  await set({ onlyFutureSlots: true });
  expect(await next()).toBe(dayAfter);
  await set({ orderDaysInAdvance: 0 });
  expect(await next()).toBeUndefined();
  await set({ onlyFutureSlots: false, orderDaysInAdvance: 14 });
  expect(await next()).toBe(first);
});
