import { eq, sql } from 'drizzle-orm';
import { orderByCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { businesses } from '../../database/schema/business';
import { referrals } from '../../database/schema/loyalty';
import { members } from '../../database/schema/member';
import { orders, payments } from '../../database/schema/order';
import { saveVerified } from '../auth/verified-contact';

let service: TestService;
let ada: CallOptions;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(`update slots set capacity = 100`);
  ada = { as: await service.logIn() };
});
// Each test has the rewards of a month of its own.
beforeEach(() =>
  service.db
    .update(referrals)
    .set({ decidedAt: new Date(0) })
    .where(eq(referrals.state, 'rewarded')),
);
afterAll(() => service.close());

const verify = (referralCode: string, options?: CallOptions) =>
  service.call('POST /member/referral-code-verify', { referralCode }, options);

const prove = (memberId: number) =>
  service.db.update(members).set({ verifiedEmail: members.emailAddress }).where(eq(members.id, memberId));

let friends = 0;
/** Registers a friend with a code, whose e-mail address is proved. */
async function register(referralCode = 'FRIEND5', emailAddress?: string) {
  const friend = await registerUnproved(referralCode, emailAddress);
  await prove(friend.id);
  return friend;
}
async function registerUnproved(referralCode = 'FRIEND5', emailAddress = `friend${friends + 1}@example.test`) {
  friends += 1;
  const reply = await service.call('POST /auth/register', {
    firstname: 'Fay',
    lastname: 'Friend',
    emailAddress,
    password: 'a long password',
    referralCode,
  });
  return { reply, emailAddress, friend: { as: reply.data.access_token }, id: reply.data.member?.memberId ?? 0 };
}
type Friend = Awaited<ReturnType<typeof register>>;

const order = async ({ friend, emailAddress }: Friend, place: { addressLine1?: string; phoneNumber?: string } = {}) => {
  const menuItem = { id: ids.milk, quantity: 10 };
  const { data } = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem }, friend);
  const to = { addressLine1: `${30 + friends} Park Street`, phoneNumber: `077009002${10 + friends}`, ...place };
  return orderByCash(service, data.basket.basketToken, { emailAddress, options: friend, ...to });
};
const deliver = async (businessOrderId: string) => {
  for (const status of ['store_accepted_picking', 'picked', 'en_route', 'delivered'] as const)
    expect(
      (await service.call('POST /admin/order-transition', { businessOrderId, status }, { admin: true })).status,
    ).toBe(200);
};
const rewardsOf = async (of: CallOptions) =>
  (await service.call('GET /member/loyalty-summary', undefined, of)).data.rewards.filter(
    ({ source }) => source === 'referral',
  );
const stateOf = async ({ id }: Friend) =>
  (await service.db.select().from(referrals).where(eq(referrals.friendId, id))).map(({ state, refusal }) => [
    state,
    refusal,
  ])[0];

test('[9.07] a friend’s first delivered order gives both 5 pounds off the next order, once', async () => {
  const before = (await rewardsOf(ada)).length;
  const friend = await register();
  expect(friend.reply.status).toBe(200);
  const first = await order(friend);
  expect([await rewardsOf(friend.friend), (await rewardsOf(ada)).length]).toEqual([[], before]);
  await deliver(first);
  expect(await rewardsOf(friend.friend)).toMatchObject([{ amount: 500, state: 'available' }]);
  expect((await rewardsOf(ada)).length).toBe(before + 1);
  await deliver(await order(friend));
  expect([(await rewardsOf(friend.friend)).length, (await rewardsOf(ada)).length]).toEqual([1, before + 1]);

  const { data } = await service.call(
    'POST /basket/add-item',
    { storeId: ids.store, menuItem: { id: ids.milk, quantity: 10 } },
    friend.friend,
  );
  const { basketToken } = data.basket;
  const coupon = (await rewardsOf(friend.friend))[0]?.code ?? '';
  const next = await service.call('POST /basket/apply-coupon', { basketToken, coupon }, friend.friend);
  expect(next.data.totals).toMatchObject({ items: 1_200, discount: 500, total: 700 });
});

test('[3.25] [7.20] a referral code has code, reward, the sharer’s name and state', async () => {
  const known = { code: 'FRIEND5', reward: 500, sharerName: 'Ada' };
  for (const code of ['FRIEND5', ' friend5 ']) expect((await verify(code)).data).toEqual({ ...known, state: 'active' });
  expect((await verify('FRIEND5', ada)).data).toEqual({ ...known, state: 'used' });
  const friend = await register();
  expect((await verify('FRIEND5', friend.friend)).data).toEqual({ ...known, state: 'used' });
  for (const code of ['NOSUCHCODE', 'FRIEND55', 'FRIEN'])
    expect((await verify(code)).problem).toMatchObject({ status: 422, code: 'referral_code_invalid' });
  expect((await verify('FRIEND5', { business: 2 })).problem).toMatchObject({ code: 'referral_code_invalid' });
});

test('every member has one code, and sees that friends came, not who they are', async () => {
  const bob = { as: await service.logIn('bob@example.test', 'battery staple') };
  const { data } = await service.call('GET /member/referral', undefined, bob);
  expect(data).toMatchObject({ reward: 500, friends: [] });
  const friend = await register(data.code.toLowerCase());
  const again = (await service.call('GET /member/referral', undefined, bob)).data;
  expect(again).toMatchObject({ code: data.code, friends: [{ state: 'pending' }] });
  expect(Object.keys(again.friends[0] ?? {}).sort()).toEqual(['registeredAt', 'state']);
  await deliver(await order(friend));
  expect((await service.call('GET /member/referral', undefined, bob)).data.friends).toMatchObject([
    { state: 'rewarded' },
  ]);
});

test('registration refuses an unknown code, and creates no account', async () => {
  const { reply, emailAddress } = await register('NOSUCHCODE');
  expect(reply.problem).toMatchObject({ status: 422, code: 'referral_code_invalid' });
  const logIn = await service.call('POST /oauth/token', {
    grant_type: 'password',
    username: emailAddress,
    password: 'a long password',
  });
  expect(logIn.problem.code).toBe('invalid_credentials');
});

test.each([
  ['address, written differently', 'same_address', { addressLine1: '5, park street' }],
  ['address with an abbreviated street', 'same_address', { addressLine1: '5 Park St' }],
  ['address with an invented flat', 'same_address', { addressLine1: 'Flat 0, 5 Park Street' }],
  ['phone', 'same_phone', { phoneNumber: '+44 7700 900123' }],
] as const)('a friend at the sharer’s own %s is no friend', async (_what, refusal, place) => {
  const before = (await rewardsOf(ada)).length;
  const friend = await register();
  await deliver(await order(friend, place));
  expect(await stateOf(friend)).toEqual(['refused', refusal]);
  expect([await rewardsOf(friend.friend), (await rewardsOf(ada)).length]).toEqual([[], before]);
});

test('a friend with the sharer’s own mailbox under another label is no friend', async () => {
  const friend = await register('FRIEND5', 'ada+friend@example.test');
  await deliver(await order(friend));
  expect(await stateOf(friend)).toEqual(['refused', 'same_email']);
});

test('a friend is rewarded once their e-mail address is proved, also after the delivery', async () => {
  const friend = await registerUnproved();
  await deliver(await order(friend));
  expect([await stateOf(friend), await rewardsOf(friend.friend)]).toEqual([['pending', null], []]);
  await service.db.transaction((tx) =>
    saveVerified(
      tx,
      { businessId: ids.business, memberId: friend.id },
      'email',
      friend.emailAddress,
      service.clock.now(),
    ),
  );
  expect(await stateOf(friend)).toEqual(['rewarded', null]);
  expect(await rewardsOf(friend.friend)).toMatchObject([{ amount: 500, state: 'available' }]);
});

test('a collection that is paid in cash has nothing to compare, and a later order may be rewarded', async () => {
  const friend = await register();
  const first = await order(friend);
  await service.db
    .update(orders)
    .set({ fulfilmentMethod: 'collection', deliveryAddress: null })
    .where(eq(orders.businessOrderId, first));
  for (const status of ['store_accepted_picking', 'picked', 'delivered'] as const)
    await service.call('POST /admin/order-transition', { businessOrderId: first, status }, { admin: true });
  expect(await stateOf(friend)).toEqual(['pending', null]);
  await deliver(await order(friend));
  expect(await stateOf(friend)).toEqual(['rewarded', null]);
});

test('five friends of one member in a month are rewarded, and the sixth with an order after it', async () => {
  const bob = { as: await service.logIn('bob@example.test', 'battery staple') };
  const { code } = (await service.call('GET /member/referral', undefined, bob)).data;
  const invited: Friend[] = [];
  for (let count = 0; count < 6; count += 1) {
    const friend = await register(code);
    invited.push(friend);
    await deliver(await order(friend));
    expect(await stateOf(friend)).toEqual([count < 5 ? 'rewarded' : 'pending', null]);
  }
  const [sixth] = invited.slice(-1);
  if (!sixth) throw new Error('There is no sixth friend');
  await service.db
    .update(referrals)
    .set({ decidedAt: new Date(0) })
    .where(eq(referrals.state, 'rewarded'));
  await deliver(await order(sixth));
  expect(await stateOf(sixth)).toEqual(['rewarded', null]);
}, 30_000);

test('an operator sees whose referral was refused, and why', async () => {
  const friend = await register();
  const number = await order(friend, { addressLine1: '5 Park Street' });
  await deliver(number);
  const { data } = await service.call('POST /admin/refused-referrals', { business: 'Testmarket' }, { admin: true });
  expect(data.referrals.find(({ businessOrderId }) => businessOrderId === number)).toMatchObject({
    sharer: 'ada@example.test',
    friend: friend.emailAddress,
    refusal: 'same_address',
  });
  expect((await service.call('POST /admin/refused-referrals', {}, ada)).problem.code).toBe('operator_key_invalid');
});

test('a friend who pays with the sharer’s card is no friend', async () => {
  const friend = await register();
  const first = await order(friend);
  await service.db
    .update(payments)
    .set({ cardFingerprint: 'CARD' })
    .where(sql`draft_order_id in (select draft_order_id from orders where member_id in (${friend.id}, ${ids.member}))`);
  await deliver(first);
  expect(await stateOf(friend)).toEqual(['refused', 'same_card']);
});

test('friends of one sharer who share a house are one friend', async () => {
  const place = { addressLine1: '77 Mill Lane' };
  const one = await register();
  await deliver(await order(one, place));
  expect(await stateOf(one)).toEqual(['rewarded', null]);
  const other = await register();
  await deliver(await order(other, place));
  expect(await stateOf(other)).toEqual(['refused', 'same_address']);
});

test('a refunded first order withdraws the rewards that were not used', async () => {
  const friend = await register();
  const first = await order(friend);
  await deliver(first);
  const refunded = { businessOrderId: first, status: 'refunded' } as const;
  await service.call('POST /admin/order-transition', refunded, { admin: true });
  expect(await rewardsOf(friend.friend)).toMatchObject([{ state: 'withdrawn' }]);
  expect((await rewardsOf(ada)).filter(({ state }) => state === 'withdrawn')).toHaveLength(1);
});

test('a cancelled first order decides nothing', async () => {
  const friend = await register();
  const first = await order(friend);
  const cancelled = { businessOrderId: first, status: 'order_cancelled' } as const;
  await service.call('POST /admin/order-transition', cancelled, { admin: true });
  expect(await stateOf(friend)).toEqual(['pending', null]);
});

test('a business that rewards no referrals says that the code has expired, and gives nothing', async () => {
  const friend = await register();
  const [row] = await service.db.select().from(businesses).where(eq(businesses.id, ids.business));
  if (!row) throw new Error('There is no business');
  await service.db
    .update(businesses)
    .set({ settings: { ...row.settings, referralReward: null } })
    .where(eq(businesses.id, ids.business));
  service.context.cache.clear();
  expect((await verify('FRIEND5')).data).toMatchObject({ reward: 0, state: 'expired' });
  await deliver(await order(friend));
  expect(await stateOf(friend)).toEqual(['refused', 'not_rewarded_now']);
});
