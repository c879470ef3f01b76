import { sql } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

const storeId = ids.store;
let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update deals set price = 150, ends_at = '2026-11-26T00:00:00Z' where id = 61`);
});
afterAll(() => service.close());

const read = async (basketToken: string, isSummary = false) =>
  (await service.call('POST /basket/get-or-create', { basketToken, isSummary })).data;

test('a deal that ends while its items are in the basket is reported once, and its discount is removed', async () => {
  const menuItems = [{ id: 1100, quantity: 2 }, { id: ids.milk }];
  const { data: added } = await service.call('POST /basket/add-items', { storeId, menuItems });
  const { basketToken, totals, lines } = added.basket;
  expect(totals.discount).toBe(50);
  const { data: other } = await service.call('POST /basket/add-items', { storeId, menuItems });
  const emptied = other.basket;
  await service.call('POST /basket/remove-item', {
    basketToken: emptied.basketToken,
    basketLineId: emptied.lines[0]?.basketLineId ?? 0,
  });
  service.clock.set(new Date('2026-11-26T09:00:00Z'));
  // A header that shows only the total does not show the updates.
  expect((await read(basketToken, true)).totals.discount).toBe(0);
  const ended = { code: 'deal_ended', basketLineId: null, name: 'Two rolls', from: 50, to: null };
  expect((await read(basketToken)).updates).toEqual([ended]);
  expect((await read(basketToken)).updates).toEqual([]);
  expect((await read(emptied.basketToken)).updates).toEqual([]);
  expect(lines).toHaveLength(2);
});

test('the minimum spend is compared with the total after deals', async () => {
  service.clock.set(new Date('2026-11-25T09:00:00Z'));
  const menuItems = [
    { id: 1100, quantity: 2 },
    { id: ids.milk, quantity: 3 },
  ];
  const { data } = await service.call('POST /basket/add-items', { storeId, menuItems });
  expect(data.basket.totals).toMatchObject({ items: 560, discount: 50, minimumSpend: 500, missingToMinimum: 0 });
  const less = { ...menuItems[1], id: ids.milk, quantity: 1 };
  const { data: short } = await service.call('POST /basket/add-items', {
    storeId,
    menuItems: [{ id: 1100, quantity: 4 }, less],
  });
  expect(short.basket.totals).toMatchObject({ items: 520, discount: 100, missingToMinimum: 80 });
});
