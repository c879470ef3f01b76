import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { draftOrder, orderByCash, payInCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { baskets } from '../../database/schema/basket';
import { coupons, couponUses } from '../../database/schema/coupon';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(`update slots set capacity = 100`);
});
afterAll(() => service.close());

type Terms = Omit<BodyOf<'POST /admin/coupon-add'>, 'business' | 'name'>;

const addCoupon = async (terms: Terms) => {
  const { data } = await service.call(
    'POST /admin/coupon-add',
    { business: 'localhost', name: `Gives ${terms.code}`, ...terms },
    { admin: true },
  );
  return data;
};
const basketOf = async (menuItems: BodyOf<'POST /basket/add-items'>['menuItems'], options?: CallOptions) =>
  (await service.call('POST /basket/add-items', { storeId: ids.store, menuItems }, options)).data.basket.basketToken;
/** Ten pints of milk at 120. */
const milk = (options?: CallOptions) => basketOf([{ id: ids.milk, quantity: 10 }], options);
const apply = (basketToken: string, coupon: string, options?: CallOptions) =>
  service.call('POST /basket/apply-coupon', { basketToken, coupon }, options);
const read = async (basketToken: string, options?: CallOptions) =>
  (await service.call('POST /basket/get-or-create', { basketToken }, options)).data;
const usesOf = async (code: string) => {
  const [row] = await service.db.select().from(coupons).where(eq(coupons.code, code));
  return row?.uses;
};

test('[7.17] [3.08] a coupon is applied in any spelling, shown with what it takes off, and removed', async () => {
  await addCoupon({ code: 'welcome10', kind: 'percentage', percent: 10 });
  const token = await milk();
  const { data: basket } = await apply(token, ' wel come10 ');
  expect(basket.coupon).toEqual({
    coupon: 'WELCOME10',
    discount: 120,
    needsReAppliedAfterAuth: false,
    name: 'Gives welcome10',
    freesDelivery: false,
  });
  expect(basket.totals).toMatchObject({ items: 1_200, discount: 120, total: 1_080 });
  const { data: without } = await service.call('POST /basket/remove-coupon', { basketToken: token });
  expect([without.coupon, without.totals.total]).toEqual([null, 1_200]);
});

test.each([
  ['an unknown code', 'NOSUCHCODE', 422, 'coupon_invalid'],
  ['what cannot be a code', 'ro🥖ll', 422, 'coupon_invalid'],
  ['an empty code', '', 422, 'validation_failed'],
  ['a code of ten kilobytes', 'A'.repeat(10_240), 422, 'validation_failed'],
])('%s is refused and changes nothing', async (_, code, status, problem) => {
  const token = await milk();
  const before = await read(token);
  expect((await apply(token, code)).problem).toMatchObject({ status, code: problem });
  expect(await read(token)).toEqual(before);
});

test('a coupon of another business, and another shopper’s basket token, are refused', async () => {
  await service.call(
    'POST /admin/coupon-add',
    { business: 'house.localhost', code: 'THEIRS', name: 'Theirs', kind: 'percentage', percent: 50 },
    { admin: true },
  );
  const token = await milk();
  expect((await apply(token, 'THEIRS')).problem.code).toBe('coupon_invalid');
  expect((await apply(`${token.slice(0, -4)}AAAA`, 'THEIRS')).problem.code).toBe('basket_not_found');
  expect((await apply(token, 'THEIRS', { business: ids.otherBusiness })).problem.code).toBe('basket_not_found');
});

test('guessing codes is limited for a basket', async () => {
  const token = await milk();
  const codes: string[] = [];
  for (let guess = 0; guess < 14; guess += 1) codes.push((await apply(token, `GUESS${guess}`)).problem.code);
  expect(codes.filter((code) => code === 'coupon_invalid')).toHaveLength(12);
  expect(codes.at(-1)).toBe('rate_limited');
});

test('a coupon counts only between its first and its last day', async () => {
  await addCoupon({ code: 'TOMORROW', kind: 'fixed', amount: 100, startsOn: '2026-11-26' });
  await addCoupon({ code: 'TODAY', kind: 'fixed', amount: 100, startsOn: '2026-11-25', endsOn: '2026-11-25' });
  await addCoupon({ code: 'YESTERDAY', kind: 'fixed', amount: 100, endsOn: '2026-11-24' });
  const token = await milk();
  expect((await apply(token, 'TOMORROW')).problem.code).toBe('coupon_expired');
  expect((await apply(token, 'YESTERDAY')).problem.code).toBe('coupon_expired');
  expect((await apply(token, 'TODAY')).data.coupon?.discount).toBe(100);
});

test('a coupon for categories takes nothing off other goods, and needs its minimum on its own', async () => {
  await addCoupon({ code: 'BREAD', kind: 'fixed', amount: 100, categories: ['bakery'], minimumSpend: 1_000 });
  const token = await milk();
  expect((await apply(token, 'BREAD')).problem.code).toBe('coupon_not_for_basket');
  expect((await apply(await basketOf([{ id: ids.bread }, { id: ids.milk, quantity: 9 }]), 'BREAD')).problem.code).toBe(
    'coupon_below_minimum',
  );
  const { data } = await apply(await basketOf([{ id: ids.bread, quantity: 4 }]), 'BREAD');
  expect(data.coupon?.discount).toBe(100);
});

test('a coupon that no longer applies is taken off with an update that says why', async () => {
  await addCoupon({ code: 'BIG', kind: 'fixed', amount: 200, minimumSpend: 1_000 });
  const token = await milk();
  const { data: basket } = await apply(token, 'BIG');
  const basketLineId = basket.lines[0]?.basketLineId ?? 0;
  const { data: less } = await service.call('POST /basket/update-item', {
    basketToken: token,
    basketLineId,
    menuItem: { quantity: 5 },
  });
  expect(less.coupon).toBeNull();
  expect(less.totals).toMatchObject({ discount: 0, total: 600 });
  const removed = [
    { code: 'coupon_removed', basketLineId: null, name: 'BIG', from: null, to: null, reason: 'coupon_below_minimum' },
  ];
  expect(less.updates).toEqual(removed);
  // The reply of a change does not count as a look at the basket.
  expect((await read(token)).updates).toEqual(removed);
  expect((await read(token)).updates).toEqual([]);
});

test('free delivery takes off the fee of the held slot', async () => {
  await addCoupon({ code: 'FREEDROP', kind: 'free_delivery' });
  const token = await milk();
  await apply(token, 'FREEDROP');
  const { data } = await draftOrder(service, token, { emailAddress: 'free@example.test' });
  expect(data.totals).toMatchObject({ deliveryFee: 0, total: 1_200 });
});

test('a guest’s coupon for members waits for the log-in and then counts', async () => {
  await addCoupon({ code: 'MEMBERS', kind: 'percentage', percent: 50, membersOnly: true });
  const token = await milk();
  const { data: waiting } = await apply(token, 'MEMBERS');
  expect(waiting.coupon).toMatchObject({ coupon: 'MEMBERS', discount: 0, needsReAppliedAfterAuth: true });
  expect((await read(token)).totals.discount).toBe(0);
  const { data } = await service.call('POST /oauth/token', {
    grant_type: 'password',
    username: 'ada@example.test',
    password: 'correct horse',
    basketToken: token,
  });
  const joined = await read(data.basketToken ?? '', { as: data.access_token });
  expect(joined.coupon).toMatchObject({ coupon: 'MEMBERS', discount: 600, needsReAppliedAfterAuth: false });
});

test('an order uses a coupon once, keeps its code and shares, and its end returns the use', async () => {
  await addCoupon({ code: 'ONCE', kind: 'fixed', amount: 200, maximumUses: 1 });
  const token = await milk();
  await apply(token, 'ONCE');
  const number = await orderByCash(service, token, { emailAddress: 'once@example.test' });
  const { data: order } = await service.call('POST /admin/order', { businessOrderId: number }, { admin: true });
  expect(order.breakdown?.coupon).toEqual({ code: 'ONCE', discount: 200, freesDelivery: false });
  expect(order.lines[0]?.breakdown).toMatchObject({ gross: 1_200, couponSaving: 200, net: 1_000 });
  expect(await usesOf('ONCE')).toBe(1);
  const second = await milk();
  expect((await apply(second, 'ONCE')).problem).toMatchObject({ status: 409, code: 'coupon_used_up' });
  await service.call(
    'POST /admin/order-transition',
    { businessOrderId: number, status: 'order_cancelled' },
    { admin: true },
  );
  expect(await usesOf('ONCE')).toBe(0);
  expect((await apply(second, 'ONCE')).data.coupon?.discount).toBe(200);
});

test('of two shoppers who hold the last use in their baskets the first to pay gets it; the other is asked again', async () => {
  await addCoupon({ code: 'LAST', kind: 'fixed', amount: 300, maximumUses: 1 });
  const tokens = [await milk(), await milk()] as const;
  for (const token of tokens) await apply(token, 'LAST');
  const { data: first } = await draftOrder(service, tokens[0], { emailAddress: 'one@example.test' });
  const { data: second } = await draftOrder(service, tokens[1], { emailAddress: 'two@example.test' });
  expect((await payInCash(service, tokens[0], first)).data.paymentState).toBe('to_collect');
  expect((await payInCash(service, tokens[1], second)).problem.code).toBe('amount_changed');
  expect((await read(tokens[1])).updates).toMatchObject([{ code: 'coupon_removed', reason: 'coupon_used_up' }]);
  expect(await service.db.$count(couponUses, eq(couponUses.code, 'LAST'))).toBe(1);
});

test('uses are counted per shopper, by membership and by a guest’s e-mail address', async () => {
  await addCoupon({ code: 'EACH', kind: 'fixed', amount: 100, maximumUsesPerShopper: 1 });
  const order = async (emailAddress: string, options?: CallOptions) => {
    const token = await milk(options);
    await apply(token, 'EACH', options);
    const { data } = await draftOrder(service, token, { emailAddress, ...(options && { options }) });
    return { token, draft: data };
  };
  const first = await order('each@example.test');
  expect(first.draft.totals.discount).toBe(100);
  await payInCash(service, first.token, first.draft);
  // The same address in capital letters is the same shopper.
  expect((await order('EACH@example.test')).draft.totals.discount).toBe(0);
  expect((await order('other@example.test')).draft.totals.discount).toBe(100);
});

test('a coupon for a first order counts for no shopper who has ordered before', async () => {
  await addCoupon({ code: 'FIRST', kind: 'percentage', percent: 20, firstOrderOnly: true });
  const as = await service.logIn();
  await service.db.delete(baskets).where(eq(baskets.memberId, ids.member));
  // Ada has a past order.
  const refused = await milk({ as });
  expect((await apply(refused, 'FIRST', { as })).problem.code).toBe('coupon_first_order_only');
  // So their basket does not advertise it.
  expect((await read(refused, { as })).hasOrdered).toBe(true);
  const token = await milk();
  expect((await read(token)).hasOrdered).toBe(false);
  expect((await apply(token, 'FIRST')).data.coupon?.discount).toBe(240);
  await orderByCash(service, token, { emailAddress: 'newcomer@example.test' });
  const again = await milk();
  await apply(again, 'FIRST');
  const { data } = await draftOrder(service, again, { emailAddress: 'newcomer@example.test' });
  expect(data.totals.discount).toBe(0);
  // Guests may type anybody's address, so their basket does not say who has ordered.
  const contact = { firstName: 'Ada', lastName: 'Hart', email: 'newcomer@example.test', phoneNumber: '+447700900123' };
  await service.call('POST /checkout/contact-details', { basketToken: again, contact });
  expect((await read(again)).hasOrdered).toBe(false);
});

test.each([
  ['once each', { code: 'EACHBOX', maximumUsesPerShopper: 1 }],
  ['for a first order', { code: 'FIRSTBOX', firstOrderOnly: true }],
])('a coupon %s knows a mailbox by any label after a plus', async (_, terms) => {
  await addCoupon({ kind: 'fixed', amount: 100, ...terms });
  const draftOf = async (emailAddress: string) => {
    const token = await milk();
    await apply(token, terms.code);
    return { token, draft: (await draftOrder(service, token, { emailAddress })).data };
  };
  const mailbox = terms.code.toLowerCase();
  const first = await draftOf(`${mailbox}+one@example.test`);
  expect(first.draft.totals.discount).toBe(100);
  await payInCash(service, first.token, first.draft);
  expect((await draftOf(`${mailbox}+two@example.test`)).draft.totals.discount).toBe(0);
  expect((await draftOf(`${mailbox}2@example.test`)).draft.totals.discount).toBe(100);
});

test('a coupon knows a mailbox whose use an earlier release stored with its label', async () => {
  await addCoupon({ code: 'OLDHASH', kind: 'fixed', amount: 100, maximumUsesPerShopper: 1 });
  const emailAddress = 'oldhash+one@example.test';
  const token = await milk();
  await apply(token, 'OLDHASH');
  await orderByCash(service, token, { emailAddress });
  const stored = { emailHash: service.context.keys.digest(`coupon ${emailAddress}`) };
  await service.db.update(couponUses).set(stored).where(eq(couponUses.code, 'OLDHASH'));
  const again = await milk();
  await apply(again, 'OLDHASH');
  expect((await draftOrder(service, again, { emailAddress })).data.totals.discount).toBe(0);
});

test('a single-use code works once, and the others of its coupon stay', async () => {
  const { codes } = await addCoupon({ code: 'LETTER', kind: 'fixed', amount: 150, singleUseCodes: 2 });
  const [one = '', two = ''] = codes;
  expect(codes.every((code) => /^LETTER-[2-9A-Z]{10}$/.test(code))).toBe(true);
  const token = await milk();
  expect((await apply(token, 'LETTER')).problem.code).toBe('coupon_invalid');
  expect((await apply(token, one.toLowerCase())).data.coupon?.discount).toBe(150);
  await orderByCash(service, token, { emailAddress: 'letter@example.test' });
  expect((await apply(await milk(), one)).problem.code).toBe('coupon_used_up');
  expect((await apply(await milk(), two)).data.coupon?.discount).toBe(150);
});

test('operators list coupons with their uses, are refused a second of one code, and end one', async () => {
  await addCoupon({ code: 'ENDED', kind: 'percentage', percent: 5 });
  const twice = await service.call(
    'POST /admin/coupon-add',
    { business: 'localhost', code: 'ended', name: 'Again', kind: 'percentage', percent: 5 },
    { admin: true },
  );
  expect(twice.problem.code).toBe('coupon_exists');
  const token = await milk();
  await apply(token, 'ENDED');
  service.clock.set(new Date(service.clock.now().getTime() + 1_000));
  await service.call('POST /admin/coupon-end', { business: 'localhost', code: 'ended' }, { admin: true });
  expect((await read(token)).updates).toMatchObject([{ code: 'coupon_removed', reason: 'coupon_expired' }]);
  const { data } = await service.call('POST /admin/coupons', { business: 'localhost' }, { admin: true });
  expect(data.coupons.find(({ code }) => code === 'ENDED')).toMatchObject({ uses: 0, codes: 1 });
  expect((await service.call('POST /admin/coupons', {})).problem.code).toBe('operator_key_invalid');
});

const badTerms: [string, Pick<Terms, 'kind'> & Partial<Terms>][] = [
  ['a percentage without a percent', { kind: 'percentage' }],
  ['a fixed coupon without an amount', { kind: 'fixed' }],
  ['an end before its start', { kind: 'fixed', amount: 1, startsOn: '2026-12-02', endsOn: '2026-11-30' }],
  ['31 June', { kind: 'fixed', amount: 1, endsOn: '2027-06-31' }],
  ['an unknown category', { kind: 'fixed', amount: 1, categories: ['no-such'] }],
  ['what is no code', { code: '??', kind: 'fixed', amount: 1 }],
];

test.each(badTerms)('%s is refused', async (_, terms) => {
  const body = { business: 'localhost', code: 'BAD', name: 'Bad', ...terms };
  const reply = await service.call('POST /admin/coupon-add', body, { admin: true });
  expect(reply.problem).toMatchObject({ status: 422, code: 'coupon_terms_invalid' });
});
