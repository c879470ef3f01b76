import { eq, sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../test-support/test-service';
import { orders } from '../../database/schema/order';
import { GUEST_IDLE_MS } from '../basket/owners/personal-details';
import { eraseOldDrafts } from './erase-old-drafts';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());
afterEach(() => service.clock.reset());

const storeId = ids.store;
const session = (letter: string) => letter.repeat(43);
const contact = {
  firstName: 'Wilhelmina',
  lastName: 'Quartermain',
  email: 'mina@example.test',
  phoneNumber: '+447700900456',
};
const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
const membership = 'TM10000008';
const PERSONAL = /Wilhelmina|Quartermain|mina@example|7700900456|Park Street|TM10000008|Ring the bell/;
const bob = { grant_type: 'password', username: 'bob@example.test', password: 'battery staple' } as const;

/** A basket with a slot and every personal detail that checkout stores. */
async function basketWithDetails(as: CallOptions): Promise<string> {
  const { call } = service;
  const { data } = await call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } }, as);
  const { basketToken } = data.basket;
  await service.db.execute(sql`update slots set capacity = 1000`);
  const slot = { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-27' } as const;
  expect((await call('POST /slots/reserve', { ...slot, timeSlotTime: '17:00' }, as)).status).toBe(200);
  for (const reply of [
    await call('POST /checkout/contact-details', { basketToken, contact }, as),
    await call('POST /checkout/delivery-address', { basketToken, address }, as),
    await call('POST /checkout/billing-address', { basketToken, address }, as),
    await call('POST /checkout/retail-membership-store', { basketToken, retailMemberId: membership }, as),
    await call('POST /checkout/instructions', { basketToken, instructions: ' Ring the bell ' }, as),
  ])
    expect(reply.status).toBe(200);
  const { data: view } = await call('POST /basket/get-or-create', { basketToken }, as);
  const instructions = 'Ring the bell';
  expect(view.checkout).toMatchObject({ contact, deliveryAddress: address, billingAddress: address, instructions });
  const read = await call('POST /checkout/read', { basketToken }, as);
  expect(read.data.basket).toEqual(view);
  expect(read.data.store?.id).toBe(storeId);
  return basketToken;
}

const order = (basketToken: string) => ({
  basketToken,
  paymentGateway: 'cash' as const,
  storeId,
  firstname: contact.firstName,
  lastname: contact.lastName,
  emailAddress: contact.email,
  phoneNumber: contact.phoneNumber,
  fulfilmentMethod: 'delivery' as const,
  instructions: 'Ring the bell',
});

/** Every reply that the basket token opens, for a caller who did not enter the details. */
async function repliesTo(basketToken: string, as: CallOptions): Promise<string> {
  const { call } = service;
  const line = (await call('POST /basket/get-or-create', { basketToken }, as)).data.lines[0]?.basketLineId ?? 0;
  const replies = [
    await call('POST /basket/get-or-create', { basketToken }, as),
    await call('POST /basket/get-or-create', { basketToken, isSummary: true }, as),
    await call('POST /checkout/read', { basketToken }, as),
    await call('POST /basket/add-item', { basketToken, storeId, menuItem: { id: ids.milk } }, as),
    await call('POST /basket/add-items', { basketToken, storeId, menuItems: [{ id: ids.milk }] }, as),
    await call('POST /basket/update', { basketToken, updates: [{ basketLineId: line, quantity: 6 }] }, as),
    await call('POST /basket/update-item', { basketToken, basketLineId: line, menuItem: { quantity: 6 } }, as),
    await call('POST /basket/update-tip', { basketToken, tip: 0 }, as),
    await call('POST /stores/select', { storeId, fulfilmentMethod: 'delivery', basketToken }, as),
    await call(
      'POST /slots/list',
      { storeId, fulfilmentMethod: 'delivery', basketToken, startDate: '2026-11-27', endDate: '2026-11-27' },
      as,
    ),
    await call(
      'POST /slots/reserve',
      { storeId, fulfilmentMethod: 'delivery', basketToken, timeSlotDate: '2026-11-27', timeSlotTime: '17:00' },
      as,
    ),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  return JSON.stringify(replies);
}

test('a member who logs in on a device sees nothing of the previous member', async () => {
  const { call } = service;
  const ada = await service.logIn();
  const basketToken = await basketWithDetails({ as: ada });
  await call('POST /auth/logout', {}, { as: ada });
  expect(await repliesTo(basketToken, {})).not.toMatch(PERSONAL);
  const { data } = await call('POST /oauth/token', { ...bob, basketToken });
  const as = { as: data.access_token };
  expect(await repliesTo(basketToken, as)).not.toMatch(PERSONAL);
  // The basket stays the previous member's.
  expect(data.basketToken).not.toBe(basketToken);
  const { data: view } = await call('POST /basket/get-or-create', { basketToken: data.basketToken ?? '' }, as);
  expect(view).toMatchObject({
    itemCount: 0,
    checkout: { contact: null, deliveryAddress: null, billingAddress: null },
  });
  const process = await call('POST /checkout/process-order', order(basketToken), as);
  expect(process.problem.code).toBe('address_required');
});

test('a log-out deletes the details that its session entered', async () => {
  const ada = await service.logIn();
  const basketToken = await basketWithDetails({ as: ada });
  await service.call('POST /auth/logout', {}, { as: ada });
  const rows = await service.db.execute(sql`select * from baskets where token = ${basketToken}`);
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL);
});

test('a log-in and a registration delete the details of the guest whose basket they take over', async () => {
  const { call } = service;
  const first = await basketWithDetails({ guest: session('g') });
  const { data } = await call('POST /oauth/token', { ...bob, basketToken: first }, { guest: session('g') });
  const second = await basketWithDetails({ guest: session('h') });
  const person = { firstname: 'New', lastname: 'Comer', emailAddress: 'fresh@example.test' };
  const { data: registered } = await call('POST /auth/register', {
    ...person,
    password: 'a rare enough phrase',
    basketToken: second,
  });
  expect(await repliesTo(first, { as: data.access_token })).not.toMatch(PERSONAL);
  expect(await repliesTo(second, { as: registered.access_token })).not.toMatch(PERSONAL);
  const rows = await service.db.execute(sql`select * from baskets where token in (${first}, ${second})`);
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL);
});

test('a basket token alone, or with another guest session, shows items and totals but no personal details', async () => {
  const { call } = service;
  const guest = session('k');
  const basketToken = await basketWithDetails({ guest });
  for (const [stranger, refusal] of [
    [{ guest: undefined }, 'guest_session_required'],
    [{ guest: session('l') }, 'address_required'],
  ] as const) {
    expect(await repliesTo(basketToken, stranger)).not.toMatch(PERSONAL);
    const check = await call(
      'POST /checkout/retail-membership-check',
      { basketToken, retailMemberId: membership },
      stranger,
    );
    expect(check.data.isKept).toBe(false);
    // A stranger's order must not use the guest's stored address either.
    expect((await call('POST /checkout/process-order', order(basketToken), stranger)).problem.code).toBe(refusal);
  }
  const { data: own } = await call('POST /basket/get-or-create', { basketToken }, { guest });
  expect(own.checkout).toMatchObject({ contact, deliveryAddress: address });
});

test('a guest session’s draft can be paid by that session only, and the replies contain no personal details', async () => {
  const { call } = service;
  const guest = session('p');
  const basketToken = await basketWithDetails({ guest });
  const key = 'process-order-of-the-guest';
  const made = await call('POST /checkout/process-order', order(basketToken), { guest, key });
  expect(made.status).toBe(200);
  const stranger = { guest: session('q') };
  const replayed = await call('POST /checkout/process-order', order(basketToken), { ...stranger, key });
  expect(replayed.problem.code).toBe('idempotency_key_reused');
  const { draftOrderId, amount } = made.data;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  expect((await call('POST /payments/make-payment', cash, stranger)).problem.code).toBe('order_not_found');
  const paid = await call('POST /payments/make-payment', cash, { guest });
  expect(paid.status).toBe(200);
  const verified = await call(
    'POST /payments/verify-payment',
    { draftOrderId, paymentGateway: 'cash', basketToken },
    stranger,
  );
  const status = await call(
    'POST /stores/order-status',
    { businessOrderId: paid.data.businessOrderId ?? '' },
    stranger,
  );
  const next = await call('POST /basket/get-or-create', { basketToken }, stranger);
  expect([verified.status, status.status, next.status]).toEqual([200, 200, 200]);
  expect(JSON.stringify([made, paid, verified, status, next])).not.toMatch(PERSONAL);
});

test.each([
  ['a caller without a session', undefined],
  ['another session', session('r')],
])('%s cannot have a guest pay for an order to another address', async (_name, thief) => {
  const { call } = service;
  const guest = session('o');
  const basketToken = await basketWithDetails({ guest });
  const { data } = await call('POST /checkout/process-order', order(basketToken), { guest });
  const elsewhere = { ...address, addressLine1: '1 Thief Street' };
  await call(
    'POST /checkout/process-order',
    { ...order(basketToken), firstname: 'Thief', fulfilmentDetails: { address: elsewhere } },
    { guest: thief },
  );
  const { draftOrderId, amount } = data;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  await call('POST /payments/make-payment', cash, { guest });
  const placed = await service.db.execute(sql`select delivery_address from orders where placed_at is not null`);
  expect(JSON.stringify(placed)).not.toContain('Thief');
});

test('details expire after two idle hours, and are deleted', async () => {
  const { call, clock } = service;
  const guest = session('i');
  const basketToken = await basketWithDetails({ guest });
  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
  const seen = async () => (await call('POST /basket/get-or-create', { basketToken }, { guest })).data.checkout.contact;
  later(GUEST_IDLE_MS - 60_000);
  expect(await seen()).toEqual({ ...contact, phoneNumberDisplay: '07700 900456' });
  later(GUEST_IDLE_MS - 60_000);
  expect(await seen()).toEqual({ ...contact, phoneNumberDisplay: '07700 900456' });
  later(GUEST_IDLE_MS + 1_000);
  expect(await seen()).toBeNull();
  const { eraseIdleDetails } = await import('../basket/owners/personal-details');
  await eraseIdleDetails(service.db, clock.now());
  const rows = await service.db.execute(sql`select * from baskets where token = ${basketToken}`);
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL);
});

test('an unpaid draft’s personal details are deleted after a month, and a placed order’s are not', async () => {
  const { call, clock, db } = service;
  const as = { guest: session('u') };
  const unpaid = await call('POST /checkout/process-order', order(await basketWithDetails(as)), as);
  const basketToken = await basketWithDetails(as);
  const placed = await call('POST /checkout/process-order', order(basketToken), as);
  const { draftOrderId, amount } = placed.data;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  expect((await call('POST /payments/make-payment', cash, as)).status).toBe(200);
  const contactOf = async (draftOrderId: number) =>
    (await db.select({ contact: orders.contact }).from(orders).where(eq(orders.draftOrderId, draftOrderId)))[0]
      ?.contact;
  const days = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);
  await eraseOldDrafts(db, days(29));
  expect(await contactOf(unpaid.data.draftOrderId)).toEqual(contact);
  await eraseOldDrafts(db, days(31));
  expect(await contactOf(unpaid.data.draftOrderId)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
  });
  const rows = await db.select().from(orders).where(eq(orders.draftOrderId, unpaid.data.draftOrderId));
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL);
  expect(await contactOf(placed.data.draftOrderId)).toEqual(contact);
});

test('a guest without a session cannot store details', async () => {
  const { call } = service;
  const { data } = await call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } });
  const { basketToken } = data.basket;
  const none = { guest: undefined };
  for (const reply of [
    await call('POST /checkout/contact-details', { basketToken, contact }, none),
    await call('POST /checkout/delivery-address', { basketToken, address }, none),
    await call('POST /checkout/billing-address', { basketToken, address }, none),
    await call('POST /checkout/retail-membership-store', { basketToken, retailMemberId: membership }, none),
    await call('POST /checkout/process-order', order(basketToken), none),
  ])
    expect(reply.problem.code).toBe('guest_session_required');
  const short = await call('POST /basket/get-or-create', { basketToken }, { guest: 'too-short' });
  expect(short.problem.code).toBe('validation_failed');
});

test('the database stores a keyed hash of a guest session and never the session', async () => {
  const guest = session('z');
  await basketWithDetails({ guest });
  const rows = JSON.stringify(await service.db.execute(sql`select * from baskets`));
  expect(rows).not.toContain(guest);
  expect(rows).toContain('guest:');
});
