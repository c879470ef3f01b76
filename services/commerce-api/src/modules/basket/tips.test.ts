import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { businesses } from '../../database/schema/business';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

/** Like an operator's file does; other processes read it after their cache expired. */
async function switchTips(tips: boolean): Promise<void> {
  const { db, clock } = service;
  const [business] = await db.select().from(businesses).where(eq(businesses.id, ids.business));
  if (!business) throw new Error('There is no business');
  const settings = { ...business.settings, features: { ...business.settings.features, tips } };
  await db.update(businesses).set({ settings }).where(eq(businesses.id, ids.business));
  clock.set(new Date(clock.now().getTime() + 10_000));
}

test('a tip is accepted where the business takes tips, and can be removed even where it no longer does', async () => {
  const { call } = service;
  const { basketToken } = (await call('POST /basket/get-or-create', { storeId: ids.store })).data;
  const tip = (amount: number) => call('POST /basket/update-tip', { basketToken, tip: amount });
  expect((await tip(200)).data).toMatchObject({ tip: 200, totals: { tip: 200 } });
  await switchTips(false);
  expect((await tip(300)).problem).toMatchObject({ status: 409, code: 'tips_not_taken', expected: true });
  expect((await tip(0)).data).toMatchObject({ tip: 0, totals: { tip: 0 } });
  await switchTips(true);
  expect((await tip(300)).data.tip).toBe(300);
});
