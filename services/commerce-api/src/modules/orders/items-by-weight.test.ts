import { sql } from 'drizzle-orm';
import { orderByCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update items set typical_grams = 1200 where id = ${ids.milk}`);
  await service.db.execute(
    sql`update store_items set price = 420, was_price = null where item_id = ${ids.milk} and store_id = ${ids.store}`,
  );
});
afterAll(() => service.close());

test('an item sold by weight shows its price per kilogram, and the basket its estimate', async () => {
  const { data } = await service.call('POST /catalogue/item-list', { storeId: ids.store, menuItemIds: [ids.milk] });
  expect(data.items[0]).toMatchObject({ price: 420, typicalGrams: 1200, unitPrice: '£3.50/kg' });
  const menuItem = { id: ids.milk, quantity: 2 };
  const { data: added } = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem });
  expect(added.basket.lines[0]).toMatchObject({ lineTotal: 840, menuItem: { typicalGrams: 1200 } });
  expect(added.basket.totals.total).toBe(840);
});

test('an order keeps the estimate as the limit of the charge, and other lines have none', async () => {
  const menuItems = [
    { id: ids.milk, quantity: 2 },
    { id: ids.bread, quantity: 1 },
  ];
  const { data: added } = await service.call('POST /basket/add-items', { storeId: ids.store, menuItems });
  const businessOrderId = await orderByCash(service, added.basket.basketToken, { emailAddress: 'weight@example.test' });
  const { data: order } = await service.call('POST /admin/order', { businessOrderId }, { admin: true });
  expect(order.lines.map(({ weight }) => weight)).toEqual([{ estimatedGrams: 2400, estimate: 840, limit: 840 }, null]);
});
