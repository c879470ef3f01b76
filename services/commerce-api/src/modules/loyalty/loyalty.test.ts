import type { LoyaltyRules } from '@storefront/api/entities/loyalty';
import { eq } from 'drizzle-orm';
import { orderByCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { businesses } from '../../database/schema/business';
import { loyaltyEntries, referrals } from '../../database/schema/loyalty';
import { saveVerified } from '../auth/verified-contact';

let service: TestService;
let ada: CallOptions;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(`update slots set capacity = 100`);
  ada = { as: await service.logIn() };
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.delete(loyaltyEntries);
  await setRules({ kind: 'points', pointsPerUnit: 1, goal: 10, reward: 500 });
});

async function setRules(loyalty: LoyaltyRules | null): Promise<void> {
  const [row] = await service.db.select().from(businesses).where(eq(businesses.id, ids.business));
  if (!row) throw new Error('There is no business');
  await service.db
    .update(businesses)
    .set({ settings: { ...row.settings, loyalty } })
    .where(eq(businesses.id, ids.business));
  service.context.cache.clear();
}

const move = async (
  businessOrderId: string,
  ...statuses: ('store_accepted_picking' | 'picked' | 'en_route' | 'delivered' | 'refunded')[]
) => {
  for (const status of statuses)
    expect(
      (await service.call('POST /admin/order-transition', { businessOrderId, status }, { admin: true })).status,
    ).toBe(200);
};
/** A delivered order of a member for `milks` pints at £1.20. @returns its number */
async function deliver(milks: number, of: CallOptions = ada): Promise<string> {
  const basket = await service.call(
    'POST /basket/add-items',
    { storeId: ids.store, menuItems: [{ id: ids.milk, quantity: milks }] },
    of,
  );
  const order = { emailAddress: of === ada ? 'ada@example.test' : 'grace@example.test', options: of };
  const number = await orderByCash(service, basket.data.basket.basketToken, order);
  await move(number, 'store_accepted_picking', 'picked', 'en_route', 'delivered');
  return number;
}
const progress = async (of: CallOptions = ada) =>
  (await service.call('GET /member/loyalty-progress', undefined, of)).data.progress;
const summary = async (of: CallOptions = ada) =>
  (await service.call('GET /member/loyalty-summary', undefined, of)).data;
const redeem = (options: CallOptions = {}) => service.call('POST /member/loyalty-redeem', {}, { ...ada, ...options });
const lineOf = async (businessOrderId: string) =>
  (await service.call('POST /admin/order', { businessOrderId }, { admin: true })).data.lines[0]?.lineId ?? 0;
const refund = async (businessOrderId: string, quantity: number) =>
  expect(
    (
      await service.call(
        'POST /admin/order-refund',
        { businessOrderId, kind: 'line', lineId: await lineOf(businessOrderId), quantity, reason: 'Sour' },
        { admin: true },
      )
    ).status,
  ).toBe(200);

test('points are earned on delivery, not before, and taken back with a refund', async () => {
  expect(await progress()).toEqual({
    kind: 'points',
    balance: 0,
    start: 0,
    goal: 10,
    reward: 500,
    tier: null,
    nextTier: null,
    isRedeemable: false,
  });
  const number = await deliver(10);
  expect(await progress()).toMatchObject({ balance: 12, isRedeemable: true });
  await refund(number, 5);
  expect(await progress()).toMatchObject({ balance: 6, isRedeemable: false });
  await move(number, 'refunded');
  expect((await summary()).entries.map(({ kind, points, businessOrderId }) => [kind, points, businessOrderId])).toEqual(
    [
      ['refund', -6, number],
      ['refund', -6, number],
      ['order', 12, number],
    ],
  );
});

test('a refund counts by what the order earned, not by the rules of the day', async () => {
  const number = await deliver(10);
  await setRules({ kind: 'points', pointsPerUnit: 5, goal: 10, reward: 500 });
  await refund(number, 1);
  // 12 points for £12.00, of which £10.80 are left.
  expect(await progress()).toMatchObject({ balance: 10 });
  await setRules(null);
  const before = await deliver(10);
  await setRules({ kind: 'points', pointsPerUnit: 1, goal: 10, reward: 500 });
  await refund(before, 1);
  expect(await progress()).toMatchObject({ balance: 10 });
});

test('proving an e-mail address scores no earlier order again', async () => {
  const reply = await service.call('POST /auth/register', {
    firstname: 'Fay',
    lastname: 'Friend',
    emailAddress: 'fay@example.test',
    password: 'a long password',
    referralCode: 'FRIEND5',
  });
  const fay = { as: reply.data.access_token };
  await deliver(10, fay);
  await setRules({ kind: 'points', pointsPerUnit: 5, goal: 10, reward: 500 });
  const of = { businessId: ids.business, memberId: reply.data.member?.memberId ?? 0 };
  await service.db.transaction((tx) => saveVerified(tx, of, 'email', 'fay@example.test', service.clock.now()));
  expect(await progress(fay)).toMatchObject({ balance: 12 });
  expect(await service.db.$count(referrals, eq(referrals.friendId, of.memberId))).toBe(1);
});

test('points are exchanged once, and their reward is a coupon of the member alone', async () => {
  await deliver(10);
  const replies = await Promise.all([redeem(), redeem(), redeem()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'loyalty_too_little' });
  const { rewards } = await summary();
  expect(rewards[0]).toMatchObject({ amount: 500, source: 'loyalty', state: 'available' });
  expect(await progress()).toMatchObject({ balance: 2 });
  const coupon = rewards[0]?.code ?? '';
  const basketOf = async (options: CallOptions) =>
    (
      await service.call(
        'POST /basket/add-items',
        { storeId: ids.store, menuItems: [{ id: ids.milk, quantity: 10 }] },
        options,
      )
    ).data.basket.basketToken;
  const bob = { as: await service.logIn('bob@example.test', 'battery staple') };
  const applied = await service.call('POST /basket/apply-coupon', { basketToken: await basketOf(bob), coupon }, bob);
  expect(applied.problem).toMatchObject({ code: 'coupon_invalid' });
  const guest = {};
  const asGuest = await service.call(
    'POST /basket/apply-coupon',
    { basketToken: await basketOf(guest), coupon },
    guest,
  );
  expect(asGuest.data.coupon).toMatchObject({ discount: 0, needsReAppliedAfterAuth: true });
  const basketToken = await basketOf(ada);
  const own = await service.call('POST /basket/apply-coupon', { basketToken, coupon }, ada);
  expect(own.data).toMatchObject({ coupon: { discount: 500, name: 'Loyalty reward' }, totals: { discount: 500 } });
  await orderByCash(service, basketToken, { emailAddress: 'ada@example.test', options: ada });
  expect((await summary()).rewards[0]).toMatchObject({ code: coupon, state: 'used' });
});

test('a repeated exchange under one Idempotency-Key gives one reward', async () => {
  await deliver(20);
  const [one, other] = [await redeem({ key: 'exchange' }), await redeem({ key: 'exchange' })];
  expect(other.data).toEqual(one.data);
  expect(await progress()).toMatchObject({ balance: 14 });
});

test('stamps count orders of the minimum', async () => {
  await setRules({ kind: 'stamps', minimumSpend: 1_200, goal: 2, reward: 300 });
  await deliver(9);
  expect(await progress()).toMatchObject({ kind: 'stamps', balance: 0 });
  await deliver(10);
  await deliver(10);
  expect(await progress()).toMatchObject({ balance: 2, isRedeemable: true });
  expect((await redeem()).data).toMatchObject({ reward: { amount: 300 }, progress: { balance: 0 } });
});

test('a tier gives its reward once, which a refund withdraws while it is unused', async () => {
  await setRules({ kind: 'tiers', pointsPerUnit: 1, tiers: [{ name: 'Silver', from: 24, reward: 250 }] });
  const states = async () => (await summary()).rewards.filter(({ amount }) => amount === 250).map(({ state }) => state);
  await deliver(10);
  expect(await progress()).toMatchObject({ tier: null, nextTier: 'Silver', goal: 24, reward: 250 });
  expect(await states()).toEqual([]);
  const number = await deliver(10);
  expect([await states(), await progress()]).toMatchObject([['available'], { tier: 'Silver', goal: null }]);
  expect((await redeem()).problem).toMatchObject({ code: 'loyalty_too_little' });
  await refund(number, 1);
  expect(await states()).toEqual(['withdrawn']);
  await deliver(10);
  expect(await states()).toEqual(['available']);
});

test('a business without a programme has no progress and gives nothing', async () => {
  await setRules(null);
  await deliver(10);
  expect(await progress()).toBeNull();
  expect((await redeem()).problem).toMatchObject({ code: 'loyalty_too_little' });
});

test('a guest’s order earns nothing', async () => {
  await deliver(10, {});
  expect(await service.db.$count(loyaltyEntries)).toBe(0);
});
