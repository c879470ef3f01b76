import { eq } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { baskets } from '../../database/schema/basket';
import { businesses } from '../../database/schema/business';
import { orderEvents, orders } from '../../database/schema/order';
import { orderLinkToken } from '../orders/tracking/order-link';

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

test('[3.13] a review has stars, a comment and its order, is written by the member once and shown with the order', async () => {
  const { call } = service;
  const [past] = await service.db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!past) throw new Error('Ada has no past order');
  const own = { ...past, draftOrderId: 77_002, orderId: 77_002, basketId: 77_002, businessOrderId: 'TM-77002' };
  await service.db.insert(orders).values({ ...own, status: 'en_route' });
  const as = await service.logIn();
  const written = { orderId: 77_002, starRating: 2, comment: 'The <b>eggs</b> were broken' };
  const order = async () => (await call('POST /member/order', { orderId: 77_002 }, { as })).data;
  expect((await call('POST /member/review', written, { as })).problem).toMatchObject({
    status: 409,
    code: 'order_not_delivered',
  });
  expect((await order()).review).toBeNull();
  await service.db.update(orders).set({ status: 'delivered' }).where(eq(orders.draftOrderId, 77_002));
  const bob = await service.logIn('bob@example.test', 'battery staple');
  expect((await call('POST /member/review', written, { as: bob })).problem.code).toBe('order_not_found');
  const stored = { ...written, createdAt: '2026-11-25T10:00:00.000Z' };
  expect(await call('POST /member/review', written, { as })).toMatchObject({ status: 200, data: stored });
  expect((await order()).review).toEqual(stored);
  // Neither this call nor the other one writes a second review or changes the first.
  for (const key of ['POST /member/review', 'POST /orders/review-new'] as const)
    expect((await call(key, { ...written, starRating: 5 }, { as })).problem.code).toBe('already_reviewed');
  expect((await order()).review).toEqual(stored);
});

test.each([
  ['order_cancelled', [], 'order_not_delivered'],
  ['refunded', ['order_cancelled', 'refunded'], 'order_not_delivered'],
  ['refunded', ['delivered', 'refunded'], undefined],
] as const)('an order that is %s after %s can be reviewed only if it was received', async (status, events, code) => {
  const id = 77_010 + events.length + (events[0] === 'delivered' ? 5 : 0);
  const [past] = await service.db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!past) throw new Error('Ada has no past order');
  const own = { draftOrderId: id, orderId: id, basketId: id, businessOrderId: `TM-${id}` };
  await service.db.insert(orders).values({ ...past, ...own, status });
  for (const [place, event] of events.entries())
    await service.db
      .insert(orderEvents)
      .values({ id: id * 10 + place, draftOrderId: id, status: event, at: service.clock.now() });
  const { problem } = await service.call(
    'POST /member/review',
    { orderId: id, starRating: 3 },
    { as: await service.logIn() },
  );
  expect(problem.code).toBe(code);
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

test('a guest reviews by the link of the order’s mails, once, and only an order that has arrived', async () => {
  const { call, db, keys } = service;
  const [past] = await db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!past) throw new Error('The order of the data is gone');
  const own = { draftOrderId: 77_003, orderId: 77_003, basketId: 77_003, businessOrderId: 'TM-77003' };
  // The past order was long ago, and a link works for thirty days.
  const when = { placedAt: service.clock.now(), slotEndsAt: service.clock.now() };
  await db.insert(orders).values({ ...past, ...own, ...when, memberId: null, status: 'en_route' });
  const token = orderLinkToken(keys, ids.business, 'TM-77003');
  const mine = { token, starRating: 5, comment: 'Warm bread' };
  const send = (body: typeof mine, options = {}) =>
    call('POST /checkout/followed-order-review', body, { guest: undefined, ...options });
  const shown = async () => (await call('POST /checkout/followed-order', { token })).data.review;
  expect((await send(mine)).problem.code).toBe('order_not_delivered');
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.draftOrderId, 77_003));
  expect((await send({ ...mine, token: `${token}x` })).problem.code).toBe('order_link_invalid');
  expect((await send(mine, { business: ids.otherBusiness })).problem.code).toBe('order_link_invalid');
  expect((await send({ ...mine, starRating: 6 })).problem.code).toBe('validation_failed');
  expect(await shown()).toBeNull();
  const both = await Promise.all([send(mine), send(mine)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { token: _, ...review } = mine;
  expect(await shown()).toEqual({ ...review, orderId: 77_003, createdAt: '2026-11-25T10:00:00.000Z' });
});

test.each([
  ['no rating', { starRating: undefined }],
  ['no stars', { starRating: 0 }],
  ['six stars', { starRating: 6 }],
  ['half a star', { starRating: 0.5 }],
  ['a comment that is too long', { comment: 'x'.repeat(2_001) }],
])('%s are rejected', async (_what, wrong) => {
  const body = { ...review, ...wrong } as typeof review;
  const as = await service.logIn();
  for (const key of ['POST /orders/review-new', 'POST /member/review'] as const)
    expect((await service.call(key, body, { as })).problem).toMatchObject({ status: 422, code: 'validation_failed' });
});
