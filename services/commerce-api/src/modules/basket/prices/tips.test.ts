import { eq } from 'drizzle-orm';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { businesses } from '../../../database/schema/business';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const basketWithMilk = async () =>
  (await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 10 } })).data
    .basket;

/** Like an operator's file does; other processes read it after their cache expired. */
async function switchTips(tips: boolean): Promise<void> {
  const { db, clock } = service;
  const [business] = await db.select().from(businesses).where(eq(businesses.id, ids.business));
  if (!business) throw new Error('There is no business');
  const settings = { ...business.settings, features: { ...business.settings.features, tips } };
  await db.update(businesses).set({ settings }).where(eq(businesses.id, ids.business));
  clock.set(new Date(clock.now().getTime() + 10_000));
}

test('[7.17] [5.19] a tip is accepted where the business takes tips, and can be removed even where it no longer does', async () => {
  const { call } = service;
  const { basketToken } = await basketWithMilk();
  const tip = (amount: number) => call('POST /basket/update-tip', { basketToken, tip: amount });
  expect((await tip(200)).data).toMatchObject({ tip: 200, totals: { tip: 200 } });
  await switchTips(false);
  expect((await tip(300)).problem).toMatchObject({ status: 409, code: 'tips_not_taken', expected: true });
  expect((await tip(0)).data).toMatchObject({ tip: 0, totals: { tip: 0 } });
  await switchTips(true);
  expect((await tip(300)).data.tip).toBe(300);
});

test('a tip above the business’s limits is refused and changes nothing', async () => {
  const { call } = service;
  const { basketToken } = await basketWithMilk();
  const tip = (amount: number) => call('POST /basket/update-tip', { basketToken, tip: amount });
  // The goods cost 1,200.
  expect((await tip(1_200)).data.tip).toBe(1_200);
  expect((await tip(1_201)).problem).toMatchObject({
    status: 422,
    code: 'tip_too_high',
    errors: [{ path: 'tip', message: '1200' }],
  });
  expect((await call('POST /basket/get-or-create', { basketToken })).data.tip).toBe(1_200);
});

test.each([['2'], [-1], [1.5], [1e9], [null]])('a tip of %p is refused', async (tip) => {
  const { basketToken } = await basketWithMilk();
  const reply = await service.call('POST /basket/update-tip', { basketToken, tip: tip as number });
  expect(reply.problem).toMatchObject({ status: 422, code: 'validation_failed' });
});

test('a tip never exceeds the limits when goods leave the basket, and is whole again when they return', async () => {
  const { call } = service;
  const { basketToken, lines } = await basketWithMilk();
  await call('POST /basket/update-tip', { basketToken, tip: 1_000 });
  const { basketLineId = 0 } = lines[0] ?? {};
  const change = async (quantity: number) =>
    (await call('POST /basket/update-item', { basketToken, basketLineId, menuItem: { quantity } })).data;
  // One costs 120.
  expect(await change(1)).toMatchObject({ tip: 120, totals: { items: 120, tip: 120, total: 240 } });
  expect((await change(10)).tip).toBe(1_000);
  expect(await change(0)).toMatchObject({ tip: 0, totals: { tip: 0, total: 0 } });
});
