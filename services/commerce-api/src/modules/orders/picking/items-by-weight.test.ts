import { eq, sql } from 'drizzle-orm';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { isPlaced } from '../../../database/order-row';
import { orders } from '../../../database/schema/order';
import { allBusinesses } from '../../businesses/businesses.repository';
import { orderConfirmation } from '../mails/order-confirmation';
import { orderReceipt } from '../order-receipt';

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
  const [row] = await service.db.select().from(orders).where(eq(orders.businessOrderId, businessOrderId));
  if (!isPlaced(row)) throw new Error('The order was not placed');
  const receipt = await orderReceipt(service.db, row, 'Europe/London');
  expect(receipt.lines.map(({ estimatedGrams }) => estimatedGrams)).toEqual([2400, undefined]);
  const [business] = await allBusinesses(service.context);
  if (!business) throw new Error('There is no business');
  const mail = (lines: typeof order.lines) => orderConfirmation({ ...order, lines }, business).text;
  expect(mail(order.lines)).toContain('2 × Whole milk, about 2.4 kg · £8.40 estimated  £8.40');
  expect(mail(order.lines)).toContain('You never pay more than the estimate.');
  const [first, second] = order.lines;
  if (!first?.weight || !second) throw new Error('A line is missing');
  const weighed = { ...first, picked: 2, weight: { ...first.weight, weighed: { grams: 2150, amount: 753 } } };
  expect(mail([weighed, second])).toContain('2 × Whole milk, weighed: 2.15 kg');
  // It was picked without being weighed: its sum is final all the same.
  const unweighed = { ...first, picked: 2 };
  expect(mail([unweighed, second])).toContain('2 × Whole milk  £8.40');
  for (const lines of [[weighed, second], [unweighed, second], [second]])
    expect(mail(lines)).not.toContain('You never pay more');
});
