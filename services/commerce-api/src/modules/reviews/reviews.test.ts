import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { baskets } from '../../database/schema/basket';
import { businesses } from '../../database/schema/business';
import { orders } from '../../database/schema/order';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const review = { orderId: ids.pastOrder, starRating: 4, comment: 'Warm bread' };

test('settings, header and footer and home content are returned, and an order is reviewed once, by its owner [7.30]', async () => {
  const { call, db } = service;
  const pictures = async (body: { screenScale?: number }, business = 1) =>
    (await call('POST /white-label/settings', body, { business })).data.errorImage;
  const [row] = await db.select().from(businesses).where(eq(businesses.id, 1));
  if (!row) throw new Error('The business of the test data is missing');
  const settings = { ...row.settings, errorImage: '/pictures/state-404-grocery/640.webp' };
  await db.update(businesses).set({ settings }).where(eq(businesses.id, 1));
  expect((await call('POST /white-label/settings', {})).data).toMatchObject({ name: 'Testmarket' });
  // Of a picture in several widths, the one that fits the screen is returned; a vector picture is returned unchanged.
  expect(await pictures({ screenScale: 3 }, 2)).toBe('/error.svg');
  expect(await pictures({})).toBe('/pictures/state-404-grocery/640.webp');
  for (const [screenScale, width] of [
    [1, 320],
    [1.5, 640],
    [2, 640],
    [3, 960],
    [5, 960],
  ] as const)
    expect(await pictures({ screenScale })).toBe(`/pictures/state-404-grocery/${width}.webp`);
  expect((await call('POST /white-label/settings', { screenScale: 0 })).problem.code).toBe('validation_failed');
  expect((await call('POST /content/header-footer', {})).data.footer.stayInTouch).toBe('Stay in touch');
  expect((await call('POST /content/home', { storeId: ids.store })).data.banners).toHaveLength(1);

  expect((await call('POST /orders/review-new', review)).problem.code).toBe('order_not_found');
  const token = await service.logIn();
  const { data } = await call('POST /orders/review-new', review, { as: token });
  expect(data).toEqual({ ...review, createdAt: '2026-11-25T10:00:00.000Z' });
  expect((await call('POST /orders/review-new', review, { as: token })).problem).toMatchObject({
    status: 409,
    code: 'already_reviewed',
  });
  // Also refused with the other proof and for another business.
  expect((await call('POST /orders/review-new', review, { as: token, business: 2 })).problem.code).toBe(
    'order_not_found',
  );
  expect(await db.select().from(orders).where(eq(orders.orderId, ids.pastOrder))).toHaveLength(1);
});

test('a guest reviews with the basket’s token, and only delivered orders', async () => {
  const { call, db } = service;
  const { data: basket } = await call('POST /basket/get-or-create', {});
  const { data: other } = await call('POST /basket/get-or-create', {});
  const [row] = await db.select().from(baskets).where(eq(baskets.token, basket.basketToken));
  const [past] = await db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!row || !past) throw new Error('The order of the data is gone');
  const order = { ...past, draftOrderId: 77_001, orderId: 77_001, basketId: row.id, memberId: null };
  await db.insert(orders).values({ ...order, businessOrderId: 'TM-77001', status: 'picked' });
  const mine = { orderId: 77_001, starRating: 5, basketToken: basket.basketToken };
  expect((await call('POST /orders/review-new', mine)).problem.code).toBe('order_not_delivered');
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.draftOrderId, 77_001));
  const strange = { ...mine, basketToken: other.basketToken };
  expect((await call('POST /orders/review-new', strange)).problem.code).toBe('order_not_found');
  const both = await Promise.all([call('POST /orders/review-new', mine), call('POST /orders/review-new', mine)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)?.data).not.toHaveProperty('basketToken');
});

test.each([
  ['no stars', { starRating: 0 }],
  ['six stars', { starRating: 6 }],
  ['half a star', { starRating: 0.5 }],
  ['a comment that is too long', { comment: 'x'.repeat(2_001) }],
])('%s are rejected', async (_what, wrong) => {
  expect((await service.call('POST /orders/review-new', { ...review, ...wrong })).problem.code).toBe(
    'validation_failed',
  );
});
