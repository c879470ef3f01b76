import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { orderLines } from '../../database/schema/order';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('a repeated order names what costs more than it did, with both prices, and nothing that does not', async () => {
  const { call, db } = service;
  const as = await service.logIn();
  const reorder = async () => (await call('POST /member/reorder', { orderId: ids.pastOrder }, { as })).data;
  const { basket, dearer } = await reorder();
  const now = basket.lines.find(({ menuItem }) => menuItem.id === ids.milk)?.unitTotal ?? 0;
  expect(now).toBeGreaterThan(1);
  const [line] = await db.select().from(orderLines).where(eq(orderLines.itemId, ids.milk));
  expect(dearer).toEqual(line && line.unitTotal < now ? [expect.objectContaining({ menuItemId: ids.milk })] : []);
  await db.update(orderLines).set({ unitTotal: now }).where(eq(orderLines.itemId, ids.milk));
  expect((await reorder()).dearer).toEqual([]);
  await db
    .update(orderLines)
    .set({ unitTotal: now - 1 })
    .where(eq(orderLines.itemId, ids.milk));
  expect((await reorder()).dearer).toEqual([{ menuItemId: ids.milk, name: line?.name, before: now - 1, now }]);
});
