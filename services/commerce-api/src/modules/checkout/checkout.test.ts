import { sql } from 'drizzle-orm';
import { payInCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const storeId = ids.store;
const address = {
  country: 'GB',
  addressLine1: '9 Park Street',
  addressLine2: 'Flat 2',
  postcode: 'SE1 9GF',
  town: 'London',
  county: 'Greater London',
};
const order = (basketToken: string) => ({
  basketToken,
  fulfilmentDetails: { address },
  channel: 'web',
  paymentGateway: 'cash' as const,
  storeId,
  firstname: 'Grace',
  lastname: 'Hill',
  emailAddress: 'grace@example.test',
  phoneNumber: '07700900456',
  fulfilmentMethod: 'delivery' as const,
  platform: 'web' as const,
  messagingDeviceId: 'device',
  instructions: 'Leave it at the door',
  referralCustomerId: 1,
  referralPartnerId: 2,
});

async function basketWithSlot(day: string, quantity = 6): Promise<string> {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity } });
  const { basketToken } = data.basket;
  const slot = {
    storeId,
    basketToken,
    fulfilmentMethod: 'delivery',
    timeSlotDate: day,
    timeSlotTime: '17:00',
  } as const;
  expect((await service.call('POST /slots/reserve', slot)).status).toBe(200);
  return basketToken;
}

test('addresses and contact are set and an order is processed with every field of the specification [7.24] [3.16] [3.04]', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-26');
  const delivery = await call('POST /checkout/delivery-address', { basketToken, address });
  expect(delivery.data.checkout.deliveryAddress).toEqual(address);
  const billing = await call('POST /checkout/billing-address', {
    basketToken,
    address: { ...address, country: 'IE', postcode: 'D02 X285' },
  });
  expect(billing.data.checkout.billingAddress?.country).toBe('IE');
  const contact = { firstName: 'Grace', lastName: 'Hill', email: 'Grace@Example.test', phoneNumber: '07700 900456' };
  const set = await call('POST /checkout/contact-details', { basketToken, contact });
  expect(set.data.checkout.contact).toEqual({
    ...contact,
    email: 'grace@example.test',
    phoneNumber: '+447700900456',
    phoneNumberDisplay: '07700 900456',
  });
  const first = await call('POST /checkout/process-order', order(basketToken));
  expect(first.data).toMatchObject({
    amount: 720 + 252,
    totals: { items: 720, deliveryFee: 252 },
    reservation: { state: 'held' },
  });
  const second = await call('POST /checkout/process-order', order(basketToken));
  expect(second.data.draftOrderId).toBe(first.data.draftOrderId);
  const kept = await rowsOf(
    service.db,
    sql`select messaging_device_id as device, referral_customer_id::int as customer, referral_partner_id::int as partner
        from orders where draft_order_id = ${first.data.draftOrderId}`,
  );
  expect(kept).toEqual([{ device: 'device', customer: 1, partner: 2 }]);
  const { slotId = 0 } = first.data.reservation;
  const inSlot = (id: number) => ({ ...order(basketToken), fulfilmentDetails: { address, slotId: id } });
  expect((await call('POST /checkout/process-order', inSlot(slotId))).status).toBe(200);
  expect((await call('POST /checkout/process-order', inSlot(slotId + 1))).problem.code).toBe('slot_changed');
});

test('[3.16] operators see from where an order came: platform, channel, device and who referred the shopper', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-26');
  const { data: draft } = await call('POST /checkout/process-order', order(basketToken));
  const { data: paid } = await payInCash(service, basketToken, draft);
  const businessOrderId = paid.businessOrderId ?? '';
  const { data } = await call('POST /admin/order', { businessOrderId }, { admin: true });
  const { platform, channel, messagingDeviceId, referralCustomerId, referralPartnerId } = order(basketToken);
  expect(data.origin).toEqual({ platform, channel, messagingDeviceId, referralCustomerId, referralPartnerId });
});

test('each reason to reject an order has its code', async () => {
  const { call } = service;
  const code = async (basketToken: string, change = {}) =>
    (await call('POST /checkout/process-order', { ...order(basketToken), ...change })).problem.code;
  const { data: bare } = await call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } });
  expect(await code(bare.basket.basketToken)).toBe('slot_required');
  const small = await basketWithSlot('2026-11-27', 1);
  expect(await code(small)).toBe('below_minimum_spend');
  const basketToken = await basketWithSlot('2026-11-28');
  expect(await code(basketToken, { fulfilmentDetails: {} })).toBe('address_required');
  expect(await code(basketToken, { fulfilmentDetails: { address: { ...address, postcode: 'LS1 1AA' } } })).toBe(
    'out_of_delivery_area',
  );
  expect(await code(basketToken, { phoneNumber: '123456' })).toBe('invalid_phone_number');
  expect(await code(basketToken, { storeId: ids.farStore })).toBe('different_store');
  const guests = (allowed: boolean) =>
    service.db.execute(sql`update stores set guest_checkout = ${allowed} where id = ${storeId}`);
  await guests(false);
  const refused = await call('POST /checkout/process-order', order(basketToken));
  expect(refused.problem).toMatchObject({
    code: 'guest_checkout_disabled',
    detail: 'Please Login or Create An Account to order with this store',
  });
  expect((await call('POST /checkout/process-order', order(basketToken), { as: await service.logIn() })).status).toBe(
    200,
  );
  await guests(true);
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  expect(await code(basketToken)).toBe('slot_expired');
  service.clock.reset();
});

test('[3.18] an order above the cash limit of its business cannot be paid in cash, neither as a draft nor when its price rises', async () => {
  const { call, context, db } = service;
  const limit = async (cashLimit: number | null) => {
    await db.execute(sql`update businesses set settings = settings || ${JSON.stringify({ cashLimit })}::jsonb`);
    context.cache.clear();
  };
  await db.execute(sql`update slots set capacity = capacity + 10`);
  const basketToken = await basketWithSlot('2026-12-02');
  await limit(971);
  expect((await call('POST /checkout/process-order', order(basketToken))).problem.code).toBe('cash_limit_exceeded');
  expect((await call('POST /stores/details', { storeId })).data.cashLimit).toBe(971);
  await limit(972);
  const { data } = await call('POST /checkout/process-order', order(basketToken));
  const payment = { draftOrderId: data.draftOrderId, basketToken, amount: 972 };
  const pay = () => call('POST /payments/make-payment', { ...payment, paymentMethod: 'cash', paymentGateway: 'cash' });
  await limit(971);
  expect((await pay()).problem.code).toBe('cash_limit_exceeded');
  await limit(null);
  expect((await call('POST /stores/details', { storeId })).data).not.toHaveProperty('cashLimit');
  expect((await pay()).data.orderId).toEqual(expect.any(Number));
  const { draftOrderId } = payment;
  const paid = await call('POST /payments/verify-payment', { draftOrderId, basketToken, paymentGateway: 'cash' });
  expect(paid.data.method).toBe('cash');
});

test('a payment after the hold has expired places nothing; after a new hold it does', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-29');
  const draft = await call('POST /checkout/process-order', order(basketToken));
  const cash = {
    paymentMethod: 'cash',
    paymentGateway: 'cash',
    draftOrderId: draft.data.draftOrderId,
    amount: draft.data.amount,
    basketToken,
  } as const;
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  expect((await call('POST /payments/make-payment', cash)).problem.code).toBe('slot_expired');
  const slot = {
    storeId,
    basketToken,
    fulfilmentMethod: 'delivery',
    timeSlotDate: '2026-11-29',
    timeSlotTime: '17:00',
  } as const;
  expect((await call('POST /slots/reserve', slot)).status).toBe(200);
  expect((await call('POST /payments/make-payment', cash)).status).toBe(200);
  service.clock.reset();
});

test('when a price changes before the payment, the new amount must be confirmed', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-30');
  const draft = await call('POST /checkout/process-order', order(basketToken));
  const price = (amount: number) =>
    service.db.execute(
      sql`update store_items set price = ${amount} where store_id = ${storeId} and item_id = ${ids.milk}`,
    );
  await price(130);
  const cash = {
    paymentMethod: 'cash',
    paymentGateway: 'cash',
    draftOrderId: draft.data.draftOrderId,
    basketToken,
  } as const;
  const changed = await call('POST /payments/make-payment', { ...cash, amount: draft.data.amount });
  expect(changed.problem).toMatchObject({
    code: 'amount_changed',
    errors: [{ path: 'amount', message: String(780 + 252) }],
  });
  const paid = await call('POST /payments/make-payment', { ...cash, amount: 1032 });
  expect(paid.data).toMatchObject({ amount: 1032, status: 'sent_to_store' });
  await price(120);
});

test('a basket changed after its draft cannot be ordered until the draft matches again', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-12-01');
  const { data: draft } = await call('POST /checkout/process-order', order(basketToken));
  const pay = () =>
    call('POST /payments/make-payment', {
      paymentMethod: 'cash',
      paymentGateway: 'cash',
      draftOrderId: draft.draftOrderId,
      amount: draft.amount,
      basketToken,
    });
  const { data: basket } = await call('POST /basket/get-or-create', { basketToken });
  const quantity = (count: number) =>
    call('POST /basket/update', {
      basketToken,
      updates: basket.lines.map(({ basketLineId }) => ({ basketLineId, quantity: count })),
    });
  await quantity(1);
  expect((await pay()).problem).toMatchObject({ code: 'below_minimum_spend', expected: true });
  await quantity(6);
  const closed = (now: boolean) => service.db.execute(sql`update stores set closed = ${now} where id = ${storeId}`);
  await closed(true);
  expect((await pay()).problem).toMatchObject({ code: 'store_closed', expected: true });
  await closed(false);
  expect((await pay()).data).toMatchObject({ amount: draft.amount, status: 'sent_to_store' });
});

test('another fulfilment method after the draft is rejected', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-12-01');
  const { data: draft } = await call('POST /checkout/process-order', order(basketToken));
  await call('POST /basket/update', { basketToken, updates: [], fulfilmentMethod: 'collection' });
  const paid = await call('POST /payments/make-payment', {
    paymentMethod: 'cash',
    paymentGateway: 'cash',
    draftOrderId: draft.draftOrderId,
    amount: draft.amount,
    basketToken,
  });
  expect(paid.problem).toMatchObject({ code: 'basket_changed', expected: true });
});

test("a member's draft can be paid by that member only", async () => {
  const { call } = service;
  const ada = await service.logIn();
  const basketToken = await basketWithSlot('2026-12-01');
  const draft = await call('POST /checkout/process-order', order(basketToken), { as: ada });
  const cash = {
    paymentMethod: 'cash',
    paymentGateway: 'cash',
    draftOrderId: draft.data.draftOrderId,
    amount: draft.data.amount,
    basketToken,
  } as const;
  expect((await call('POST /payments/make-payment', cash)).problem.code).toBe('order_not_found');
  const paid = await call('POST /payments/make-payment', cash, { as: ada });
  const mine = await call('POST /member/order', { orderId: paid.data.orderId ?? 0 }, { as: ada });
  expect(mine.data).toMatchObject({ businessOrderId: paid.data.businessOrderId, instructions: 'Leave it at the door' });
  // Until the slot begins, or the cut-off before it.
  expect(mine.data.cancellable?.until).toBe(mine.data.slotStartsAt);
  const { draftOrderId } = draft.data;
  expect((await call('POST /checkout/order-cancel', { draftOrderId }, { as: ada })).status).toBe(200);
  const cancelled = await call('POST /member/order', { orderId: paid.data.orderId ?? 0 }, { as: ada });
  expect(cancelled.data).toMatchObject({ status: 'order_cancelled', cancellable: null });
});

test("a guest's draft can be paid, and looked up, only by the holder of its basket", async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-27');
  const { data: draft } = await call('POST /checkout/process-order', order(basketToken));
  const { draftOrderId, amount } = draft;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount } as const;
  const { data: other } = await call('POST /basket/get-or-create', { storeId });
  expect((await call('POST /payments/make-payment', cash)).problem.code).toBe('order_not_found');
  const foreign = await call('POST /payments/make-payment', { ...cash, basketToken: other.basketToken });
  expect(foreign.problem.code).toBe('order_not_found');
  const paid = await call('POST /payments/make-payment', { ...cash, basketToken });
  expect(paid.status).toBe(200);
  const ask = { draftOrderId, paymentId: paid.data.paymentId, paymentGateway: 'cash' } as const;
  expect((await call('POST /payments/verify-payment', ask)).problem.code).toBe('payment_not_found');
  expect((await call('POST /checkout/payment-outcome', ask)).problem.code).toBe('payment_not_found');
  const followed = paid.data.basketToken ?? '';
  for (const token of [basketToken, followed]) {
    const { data } = await call('POST /payments/verify-payment', { ...ask, basketToken: token });
    expect((await call('POST /checkout/payment-outcome', { ...ask, basketToken: token })).data).toEqual(data);
    expect(data).toMatchObject({
      businessOrderId: paid.data.businessOrderId,
      basketToken: followed,
      receipt: {
        fulfilmentMethod: 'delivery',
        slotStartsAt: '2026-11-27T17:00:00.000Z',
        storeHours: { opens: expect.stringMatching(/^\d\d:\d\d$/) },
        totals: draft.totals,
      },
    });
    expect(data.receipt?.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/Ada|Byron|ada@|07700|Park Street/);
  }
});

test('another slot after the draft must be confirmed again before payment', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-28');
  const { data: draft } = await call('POST /checkout/process-order', order(basketToken));
  const other = {
    storeId,
    basketToken,
    fulfilmentMethod: 'delivery',
    timeSlotDate: '2026-11-30',
    timeSlotTime: '17:00',
  } as const;
  expect((await call('POST /slots/reserve', other)).status).toBe(200);
  const pay = () =>
    call('POST /payments/make-payment', {
      paymentMethod: 'cash',
      paymentGateway: 'cash',
      draftOrderId: draft.draftOrderId,
      amount: draft.amount,
      basketToken,
    });
  expect((await pay()).problem).toMatchObject({ code: 'slot_changed', expected: true });
  expect((await pay()).data).toMatchObject({ status: 'sent_to_store' });
});

test('the token of an ordered basket leads to the basket that followed it', async () => {
  const { call } = service;
  const basketToken = await basketWithSlot('2026-11-26');
  const { data: draft } = await call('POST /checkout/process-order', order(basketToken));
  const paid = await call('POST /payments/make-payment', {
    paymentMethod: 'cash',
    paymentGateway: 'cash',
    draftOrderId: draft.draftOrderId,
    amount: draft.amount,
    basketToken,
  });
  const found = await call('POST /basket/get-or-create', { basketToken });
  expect(found.data.basketToken).toBe(paid.data.basketToken);
});

test('a guest browses, fills a basket, checks out, and asks whether an e-mail has an account [6.02]', async () => {
  const { call } = service;
  expect((await call('POST /catalogue/category-tree', { storeId })).status).toBe(200);
  const basketToken = await basketWithSlot('2026-12-02');
  const ask = (email: string, token = basketToken) =>
    call('POST /guests/registration-status', { email, basketToken: token });
  expect((await ask('ADA@example.test')).data).toEqual({ registered: true });
  expect((await ask('nobody@example.test')).data).toEqual({ registered: false });
  expect((await ask('ada@example.test', 'x'.repeat(43))).problem.code).toBe('basket_not_found');
  const refused = await call('POST /checkout/process-order', {
    ...order(basketToken),
    emailAddress: 'Ada@example.test',
  });
  expect(refused.problem).toMatchObject({
    code: 'email_needs_login',
    detail: 'You need to login to use this email',
    expected: true,
  });
  const known = { firstName: 'Ada', lastName: 'Byron', email: 'Ada@example.test', phoneNumber: '07700900456' };
  const guestOrder = { ...order(basketToken), emailAddress: known.email };
  await call('POST /checkout/contact-details', { basketToken, contact: known });
  expect((await call('POST /checkout/process-order', guestOrder)).problem.code).toBe('email_needs_login');
  await call('POST /checkout/contact-details', { basketToken, contact: { ...known, asGuest: true } });
  expect((await call('POST /checkout/process-order', guestOrder)).status).toBe(200);
  const bobs = { ...guestOrder, emailAddress: 'bob@example.test' };
  expect((await call('POST /checkout/process-order', bobs)).problem.code).toBe('email_needs_login');
  const draft = await call('POST /checkout/process-order', order(basketToken));
  const { draftOrderId, amount } = draft.data;
  const paid = await call('POST /payments/make-payment', {
    paymentMethod: 'cash',
    paymentGateway: 'cash',
    draftOrderId,
    amount,
    basketToken,
  });
  expect(paid.data.businessOrderId).toMatch(/^TM(-[2-9A-Z]{4}){3}$/);
});

test("after a log-out the next person sees none of the member's details, and checks out with their own", async () => {
  const { call } = service;
  const ada = await service.logIn();
  const { data } = await call('POST /basket/get-or-create', { storeId }, { as: ada });
  const { basketToken } = data;
  const contact = { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.test', phoneNumber: '+447700900456' };
  await call('POST /checkout/contact-details', { basketToken, contact }, { as: ada });
  await call('POST /checkout/delivery-address', { basketToken, address }, { as: ada });
  const read = async (as?: string) => (await call('POST /basket/get-or-create', { basketToken }, { as })).data.checkout;
  const noDetails = { contact: null, deliveryAddress: null, billingAddress: null };
  expect(await read(ada)).toMatchObject({ contact, deliveryAddress: address, billingAddress: null });
  expect(await read()).toMatchObject(noDetails);
  const line = await call('POST /basket/add-item', { basketToken, menuItem: { id: ids.milk, quantity: 6 } });
  expect(line.data.basket.checkout).toMatchObject(noDetails);
  const slot = { timeSlotDate: '2026-12-02', timeSlotTime: '17:00' };
  const reserved = { storeId, basketToken, fulfilmentMethod: 'delivery', ...slot } as const;
  expect((await call('POST /slots/reserve', reserved)).status).toBe(200);
  const ordered = await call('POST /checkout/process-order', { ...order(basketToken), fulfilmentDetails: {} });
  expect(ordered.problem.code).toBe('address_required');
  const guest = { ...contact, firstName: 'Grace' };
  const set = await call('POST /checkout/contact-details', { basketToken, contact: guest });
  expect(set.data.checkout).toMatchObject({ ...noDetails, contact: guest });
  expect((await read(ada)).deliveryAddress).toBeNull();
});
