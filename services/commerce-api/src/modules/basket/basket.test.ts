import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { items } from '../../database/schema/catalogue';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const add = (id: number, quantity = 1, more = {}) =>
  service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id, quantity }, ...more });

test('a basket is created, filled, changed, cleared, and has the fields of the specification [7.16] [3.08]', async () => {
  const { call } = service;
  const made = await call('POST /basket/get-or-create', { storeId: ids.store, fulfilmentMethod: 'collection' });
  const { basketToken } = made.data;
  expect(made.data).toMatchObject({
    storeId: ids.store,
    fulfilmentMethod: 'collection',
    lines: [],
    coupon: null,
    tip: 0,
    updates: [],
  });
  const { data: added } = await call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk, quantity: 2 } });
  expect(added.basket.lines).toMatchObject([
    { basketLineId: added.basketLineId, quantity: 2, menuItem: { id: ids.milk } },
  ]);
  expect(added.basket.totals).toMatchObject({ items: 240, savings: 60, total: 240, missingToMinimum: 260 });
  const again = await call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk } });
  expect(again.data.basket.lines).toMatchObject([{ basketLineId: added.basketLineId, quantity: 3 }]);

  const line = { basketToken, basketLineId: added.basketLineId };
  const updated = await call('POST /basket/update-item', {
    ...line,
    menuItem: { quantity: 5, substitution: 'refuse' },
  });
  expect(updated.data.lines).toMatchObject([{ quantity: 5, substitution: 'refuse', lineTotal: 600 }]);
  await call('POST /basket/add-item', { basketToken, menuItem: { id: ids.bread } });
  const many = await call('POST /basket/update', {
    basketToken,
    updates: [{ basketLineId: added.basketLineId, quantity: 1 }],
  });
  expect(many.data.itemCount).toBe(2);
  const removed = await call('POST /basket/remove-item', line);
  expect(removed.data.lines.map(({ menuItem }) => menuItem.id)).toEqual([ids.bread]);
  const cleared = await call('POST /basket/clear', { basketToken });
  expect(cleared.data).toMatchObject({ lines: [], itemCount: 0, basketToken });
  expect(cleared.data.version).toBeGreaterThan(removed.data.version);
});

test('a note to the picker is added to a line, changed and removed; a long or blank one is refused', async () => {
  const { call } = service;
  const { data } = await call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } });
  const line = { basketToken: data.basket.basketToken, basketLineId: data.basketLineId };
  const note = async (instructions: string | null) => {
    const { status, data } = await call('POST /basket/update-item', { ...line, menuItem: { instructions } });
    return [status, data.lines?.[0]?.instructions];
  };
  expect(await note('Ripe, please')).toEqual([200, 'Ripe, please']);
  expect(await note('Green')).toEqual([200, 'Green']);
  for (const wrong of ['', '   ', 'a\nb', '\u202eeno', 'x'.repeat(201)]) expect((await note(wrong))[0]).toBe(422);
  expect(await note(null)).toEqual([200, undefined]);
});

test('a note that comes with an addition reaches the line that grows; an addition without one leaves it', async () => {
  const { call } = service;
  const add = async (basketToken?: string, instructions?: string) =>
    (await call('POST /basket/add-item', { storeId: ids.store, basketToken, menuItem: { id: ids.milk, instructions } }))
      .data.basket;
  const { basketToken } = await add();
  expect((await add(basketToken, 'Blue top')).lines).toMatchObject([{ quantity: 2, instructions: 'Blue top' }]);
  expect((await add(basketToken)).lines).toMatchObject([{ quantity: 3, instructions: 'Blue top' }]);
});

test('[7.16] a new basket has a fulfilment method that its store offers', async () => {
  const { call, db } = service;
  await db
    .update(stores)
    .set({ fulfilment: ['collection'] })
    .where(eq(stores.id, ids.farStore));
  const made = (body: object) => call('POST /basket/get-or-create', { storeId: ids.farStore, ...body });
  expect((await made({})).data.fulfilmentMethod).toBe('collection');
  expect((await made({ fulfilmentMethod: 'delivery' })).problem.code).toBe('fulfilment_not_offered');
  const at = { storeId: ids.farStore, fulfilmentMethod: 'delivery' as const };
  const added = await call('POST /basket/add-item', { ...at, menuItem: { id: ids.milk } });
  const { basketToken } = (await add(ids.bread)).data.basket;
  const more = { ...at, basketToken, overwriteBasket: true, menuItem: { id: ids.milk } };
  const moved = await call('POST /basket/add-item', more);
  expect([added, moved].map(({ data }) => data.basket.fulfilmentMethod)).toEqual(['collection', 'collection']);
  await db
    .update(stores)
    .set({ fulfilment: ['delivery', 'collection'] })
    .where(eq(stores.id, ids.farStore));
});

test('several updates are applied all or none', async () => {
  const { data } = await add(ids.milk, 2);
  const { basketToken } = data.basket;
  const updates = [
    { basketLineId: data.basketLineId, quantity: 9 },
    { basketLineId: 1, quantity: 1 },
  ];
  expect((await service.call('POST /basket/update', { basketToken, updates })).problem.code).toBe('line_not_found');
  expect((await service.call('POST /basket/get-or-create', { basketToken })).data.itemCount).toBe(2);
});

test('only the API decides the price of a choice, and it rejects an invalid one', async () => {
  const pizza = (options: [number, number][]) =>
    add(ids.pizza, 1, {
      menuItem: { id: ids.pizza, options: options.map(([optionId, valueId]) => ({ optionId, valueId })) },
    });
  const plain = await add(ids.pizza);
  expect(plain.data.basket.lines[0]).toMatchObject({ unitTotal: 800, options: [{ valueName: 'Small' }] });
  const large = await pizza([
    [51, 512],
    [52, 521],
    [52, 522],
    [53, 532],
  ]);
  // Large 300, filled crust 150; of olives (80 with a large one) and ham (120) the cheaper is free.
  expect(large.data.basket.lines[0]).toMatchObject({ unitTotal: 800 + 300 + 150 + 120 });
  const noCrust = await pizza([[51, 512]]);
  expect(noCrust.problem).toMatchObject({
    code: 'options_invalid',
    expected: true,
    errors: [{ path: 'options.53', code: 'too_few' }],
  });
});

test('limits, age, stock and another store have different codes', async () => {
  expect((await add(ids.milk, 21)).problem).toMatchObject({
    code: 'item_limit_reached',
    detail: 'Item limit has been reached',
  });
  const { data } = await add(ids.milk, 20);
  const { basketToken } = data.basket;
  await add(ids.bread, 20, { basketToken });
  expect((await add(1100, 11, { basketToken })).problem.code).toBe('basket_limit_exceeded');
  await add(1100, 10, { basketToken });
  expect((await add(1101, 1, { basketToken })).problem.code).toBe('basket_limit_reached');
  expect((await add(ids.wine)).problem).toMatchObject({
    code: 'age_restricted',
    detail: 'You must be at least 18 to purchase this item',
  });
  expect((await add(ids.wine, 1, { ageConfirmed: true })).status).toBe(200);
  expect((await add(ids.soldOut)).problem.code).toBe('item_unavailable');
  expect((await add(2001)).problem.code).toBe('item_not_found');
  expect((await add(ids.milk, 100)).problem.code).toBe('item_limit_reached');
  expect((await add(ids.milk, 1, { basketToken, storeId: ids.farStore })).problem.code).toBe('different_store');
  const moved = await add(ids.milk, 1, { basketToken, storeId: ids.farStore, overwriteBasket: true });
  expect(moved.data.basket).toMatchObject({ storeId: ids.farStore, itemCount: 1, totals: { items: 99 } });
});

test('[5.14] an item names its own minimum age, and is added once the age is confirmed', async () => {
  const setAge = async (minimumAge: number) => {
    await service.db.update(items).set({ minimumAge }).where(eq(items.id, ids.wine));
    service.context.cache.clear();
  };
  await setAge(16);
  expect((await add(ids.wine)).problem.detail).toBe('You must be at least 16 to purchase this item');
  expect((await add(ids.wine, 1, { ageConfirmed: false })).problem.code).toBe('age_restricted');
  expect((await add(ids.wine, 1, { ageConfirmed: true })).status).toBe(200);
  await setAge(18);
});

test('simultaneous taps are all counted', async () => {
  const { data } = await add(ids.milk);
  const { basketToken } = data.basket;
  await Promise.all(Array.from({ length: 9 }, () => add(ids.milk, 1, { basketToken })));
  expect((await service.call('POST /basket/get-or-create', { basketToken })).data.itemCount).toBe(10);
});

test('[8.05] a basket says when its store takes no orders', async () => {
  const { data } = await add(ids.milk);
  const { basketToken, storeClosed } = data.basket;
  await service.db.update(stores).set({ closed: true }).where(eq(stores.id, ids.store));
  const closed = await service.call('POST /basket/get-or-create', { basketToken });
  await service.db.update(stores).set({ closed: false }).where(eq(stores.id, ids.store));
  expect([storeClosed, closed.data.storeClosed]).toEqual([false, true]);
});

test('[8.06] one item more than the limits is refused with the message of the limit', async () => {
  const over = async (quantity: number, basketToken?: string, id: number = ids.milk) =>
    (await add(id, quantity, { basketToken })).problem;
  // The business allows 20 of an item and 50 in a basket.
  expect(await over(500)).toMatchObject({
    status: 409,
    detail: 'Item limit has been reached',
    errors: [{ path: 'quantity', message: '20', code: 'item_limit_reached' }],
  });
  const { data } = await add(ids.milk, 20);
  const { basketToken } = data.basket;
  await add(ids.bread, 20, { basketToken });
  expect(await over(11, basketToken, 1105)).toMatchObject({
    detail: 'This will go over your basket limit',
    errors: [{ message: '50' }],
  });
  await add(1105, 10, { basketToken });
  expect((await over(1, basketToken, 1106)).detail).toBe('Basket limit has been reached');
});

const badQuantities = [-1, 0, 1.5, 1_000, 1e9, '2', null];

test.each(badQuantities)('a quantity of %p is refused and changes nothing', async (quantity) => {
  const { data } = await add(ids.milk);
  const { basketToken } = data.basket;
  expect((await add(ids.milk, quantity as number, { basketToken })).problem).toMatchObject({
    status: 422,
    code: 'validation_failed',
  });
  expect((await service.call('POST /basket/get-or-create', { basketToken })).data.itemCount).toBe(1);
});

test('items of other stores, lines of other baskets and ids beyond 53 bits are refused and change nothing', async () => {
  const { call } = service;
  const { data } = await add(ids.milk);
  const { basketToken } = data.basket;
  const { data: other } = await add(ids.bread);
  const [theirs] = other.basket.lines;
  const code = async (reply: Promise<{ status: number; problem: { code: string } }>) => {
    const { status, problem } = await reply;
    return `${status} ${problem.code}`;
  };
  const line = { basketToken, basketLineId: theirs?.basketLineId ?? 0 };
  expect([
    await code(add(2001, 1, { basketToken })),
    await code(call('POST /basket/remove-item', line)),
    await code(call('POST /basket/update-item', { ...line, menuItem: { quantity: 3 } })),
    await code(add(2 ** 53, 1, { basketToken })),
    await code(call('POST /basket/remove-item', { basketToken, basketLineId: 2 ** 60 })),
  ]).toEqual([
    '404 item_not_found',
    '404 line_not_found',
    '404 line_not_found',
    '422 validation_failed',
    '422 validation_failed',
  ]);
  expect((await call('POST /basket/get-or-create', { basketToken })).data.itemCount).toBe(1);
});
