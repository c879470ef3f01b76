import { sql } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { isOnDay } from './item-days';

const storeId = ids.store;
const WEDNESDAY = '2026-11-25';
const THURSDAY = '2026-11-26';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update items set available_days = '{4,5}' where id = ${ids.bread}`);
  await service.db.execute(sql`update items set available_from = '2026-11-26' where id = 1100`);
});
afterAll(() => service.close());

const holds = (basketToken: string, day: string) =>
  service.call(
    'POST /slots/reserve',
    { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: day, timeSlotTime: '17:00' },
    { key: `for-${day}-${basketToken}` },
  );
const read = async (basketToken: string) => (await service.call('POST /basket/get-or-create', { basketToken })).data;

test.each([
  ['on the first of its days', { availableDays: null, availableFrom: WEDNESDAY }, true],
  ['before the first of its days', { availableDays: null, availableFrom: THURSDAY }, false],
  ['on another day of the week', { availableDays: [4, 5], availableFrom: null }, false],
  ['on a day of the week before the first of its days', { availableDays: [3], availableFrom: THURSDAY }, false],
  ['on its day of the week', { availableDays: [3], availableFrom: null }, true],
])('an item %s', (_, days, expected) => expect(isOnDay(days, WEDNESDAY)).toBe(expected));

test('[7.14] an item unavailable on a day is out of stock for it, in lists, in their counts, in searches and on its own page', async () => {
  const category = async (fulfilmentDate?: string) => {
    const body = { storeId, categoryId: 13, limit: 48, fulfilmentDate };
    const { data } = await service.call('POST /catalogue/category-details', body);
    const out = data.items.filter(({ outOfStock }) => outOfStock).map(({ id }) => id);
    return [out.sort(), data.facets.inStock, data.items.find(({ id }) => id === ids.bread)?.availableDays];
  };
  const all = (await category())[1] as number;
  expect(await category()).toEqual([[], all, [4, 5]]);
  expect(await category(WEDNESDAY)).toEqual([[ids.bread, 1100], all - 2, [4, 5]]);
  expect(await category(THURSDAY)).toEqual([[], all, [4, 5]]);
  const found = async (fulfilmentDate?: string) => {
    const body = { storeId, searchTerm: 'sourdough', fulfilmentDate };
    return (await service.call('POST /catalogue/global-search', body)).data.items[0]?.outOfStock;
  };
  expect([await found(), await found(WEDNESDAY)]).toEqual([false, true]);
  const { data } = await service.call('POST /catalogue/item-details', {
    storeId,
    itemId: ids.bread,
    fulfilmentDate: WEDNESDAY,
  });
  expect([data.item.outOfStock, data.item.quickAdd, data.alternatives.length > 0]).toEqual([true, false, true]);
});

test('a basket reports items unavailable on its slot’s day, does not charge for them and cannot be ordered', async () => {
  const { data } = await service.call('POST /basket/add-items', {
    storeId,
    menuItems: [
      { id: ids.bread, quantity: 2 },
      { id: ids.milk, quantity: 5 },
    ],
  });
  const { basketToken } = data.basket;
  await holds(basketToken, WEDNESDAY);
  const without = await read(basketToken);
  expect(without.updates).toMatchObject([{ code: 'item_not_on_day', name: 'Sourdough loaf' }]);
  expect(without.lines).toMatchObject([
    { available: false, notOnDay: WEDNESDAY, lineTotal: 0 },
    { available: true, notOnDay: null },
  ]);
  expect(without.totals.items).toBe(600);
  expect((await read(basketToken)).updates).toMatchObject([{ code: 'item_not_on_day' }]);
  const late = await service.call('POST /basket/add-item', { basketToken, menuItem: { id: 1100 } });
  expect(late).toMatchObject({ status: 409, problem: { code: 'item_not_on_day' } });
  const order = {
    basketToken,
    storeId,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700 900456',
  } as const;
  expect((await service.call('POST /checkout/process-order', order)).problem.code).toBe('basket_changed');

  await holds(basketToken, THURSDAY);
  const whole = await read(basketToken);
  expect([whole.updates, whole.totals.items]).toEqual([[], 1300]);
  expect((await service.call('POST /basket/add-item', { basketToken, menuItem: { id: 1100 } })).status).toBe(200);
});
