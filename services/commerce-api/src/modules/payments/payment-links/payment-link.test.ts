import { eq, sql } from 'drizzle-orm';
import { beginVisit, openVisit } from '../../../../test-support/assisted-visit';
import { codeOf } from '../../../../test-support/desk';
import { sessionOf } from '../../../../test-support/desk-operators';
import { VALID_CARD } from '../../../../test-support/payments/card-payments';
import { setUpPaymentLinks } from '../../../../test-support/payments/payment-links';
import { ids } from '../../../../test-support/shop-data';
import type { TestService } from '../../../../test-support/test-service';
import { baskets } from '../../../database/schema/basket';
import { orderEvents, orders, payments } from '../../../database/schema/order';
import { paymentLinks } from '../../../database/schema/payment-link';
import { releaseLapsed } from '../../slots/reservation.repository';

const {
  world,
  draft,
  drafted,
  holdOf,
  lastEmail,
  later,
  linkOf,
  mailsTo,
  open,
  payWith,
  paymentBody,
  phone,
  read,
  send,
  sent,
  texts,
} = setUpPaymentLinks();
let service: TestService;
let manager: string;
beforeAll(async () => {
  ({ service } = world);
  manager = await sessionOf(service, { role: 'manager' });
});

test('an operator may not pay by card, but in cash or by a link, which ends the visit', async () => {
  const visit = await drafted();
  const token = await world.sandbox.token(VALID_CARD);
  const byCard = service.call('POST /payments/make-payment', paymentBody(visit.of, token), visit.options);
  expect(await codeOf(byCard)).toBe('assisted_payment_refused');
  const { data } = await send(visit);
  expect(data).toEqual({ email: lastEmail(), textedTo: '07700 900456', endsAt: '2026-11-25T11:00:00.000Z' });
  expect(await codeOf(send(visit))).toBe('payment_link_sent');
  expect((await holdOf(visit.of))?.expiresAt.toISOString()).toBe(data.endsAt);
});

test('an operator orders in cash, and the history says with whom', async () => {
  const { of, options } = await drafted();
  const cash = { ...of, paymentMethod: 'cash', paymentGateway: 'cash' } as const;
  const { data } = await service.call('POST /payments/make-payment', cash, options);
  expect(data.status).toBe('sent_to_store');
  const events = await service.db.select().from(orderEvents).where(eq(orderEvents.draftOrderId, of.draftOrderId));
  expect(events.map(({ note }) => note)).toContain('Ordered by phone with Robin');
});

test('the shopper pays on their own phone by the link in the mail, and sees the goods and nothing of who ordered', async () => {
  const { of } = await sent();
  const [mail] = await mailsTo(lastEmail());
  expect(mail?.subject).toBe('Pay for your Testmarket order');
  expect(mail?.text).toContain(`/pay/${await linkOf(of)}`);
  expect(mail?.text).toMatch(/6 × .*To pay: £.*until 11am on Wed 25 Nov 2026/s);
  expect(await codeOf(payWith(of))).toBe('order_not_found');
  const { data } = await open(of);
  expect(data).toMatchObject({ state: 'open', total: of.amount, lines: [{ quantity: 6 }], businessOrderId: null });
  expect(JSON.stringify(data)).not.toMatch(/Nell|Frost|example\.test|Park Street|07700/);
  const paid = await payWith(of);
  expect(paid.data).toMatchObject({ status: 'sent_to_store', basketToken: null, amount: of.amount });
  const verified = await service.call(
    'POST /payments/verify-payment',
    { draftOrderId: of.draftOrderId, paymentGateway: 'checkoutcom' },
    phone(),
  );
  expect(verified.data).toMatchObject({ status: 'sent_to_store', basketToken: null, receipt: null });
  const after = await open(of, phone('q'));
  expect(after.data).toMatchObject({ state: 'paid', businessOrderId: paid.data.businessOrderId });
  expect(after.data.followPath).toMatch(/^\/follow-order\//);
  expect((await payWith(of, phone('q'))).data.businessOrderId).toBe(paid.data.businessOrderId);
  const events = await service.db.select().from(orderEvents).where(eq(orderEvents.draftOrderId, of.draftOrderId));
  expect(events.map(({ note }) => note)).toContain('Ordered by phone with Robin');
});

test('the link is texted to the phone of the call as well, and not once it is withdrawn', async () => {
  const before = await texts();
  const { of, operatorKey } = await sent();
  const [text = '', ...earlier] = await texts();
  expect(earlier).toEqual(before);
  expect(text).toMatch(/^Testmarket: pay £\S+ by 11am on Wed 25 Nov 2026 for what you ordered by phone: https:/);
  expect(text).toContain(`/pay/${await linkOf(of)}`);
  const [row] = await service.db.select().from(paymentLinks).where(eq(paymentLinks.draftOrderId, of.draftOrderId));
  const link = { paymentLinkId: row?.id ?? 0 };
  await service.call('POST /desk/payment-link-again', link, { operatorKey });
  expect(await texts()).toEqual([text, text, ...before]);
  await service.call('POST /desk/payment-link-again', link, { operatorKey });
  await service.call('POST /desk/payment-link-withdraw', link, { operatorKey });
  expect(await texts()).toEqual([text, text, ...before]);
});

test('the link of a member’s order logs nobody in, and shows and pays nothing else of theirs', async () => {
  const { of, options } = await sent({ customer: `m${ids.member}` });
  expect(await codeOf(service.call('GET /member/profile', undefined, options))).toMatch(/ended$/);
  const as = await service.logIn();
  const other = await drafted({ customer: `m${ids.member}` });
  await open(of);
  expect(await codeOf(service.call('GET /member/profile', undefined, phone()))).toBe('unauthenticated');
  const basket = { basketToken: of.basketToken };
  expect(await codeOf(service.call('POST /checkout/order-amend', { ...of, ...basket } as never, phone()))).not.toBe(
    undefined,
  );
  if (other.of.draftOrderId !== of.draftOrderId) expect(await codeOf(payWith(other.of))).toBe('order_not_found');
  await service.call('POST /auth/assisted-visit-end', {}, other.options);
  await service.call('POST /basket/clear', basket, { as });
});

test('whoever opens the link last pays, and nobody without it', async () => {
  const { of } = await sent();
  await open(of, phone('r'));
  await open(of, phone('s'));
  expect(await codeOf(payWith(of, phone('r')))).toBe('order_not_found');
  expect(await codeOf(read(phone('r')))).toBe('payment_link_invalid');
  const link = await linkOf(of);
  const forged = [`${link.split('~')[0]}~${'x'.repeat(43)}`, `1${link}`, 'x'];
  for (const one of forged)
    expect(await codeOf(service.call('POST /payments/payment-link-open', { link: one }, phone('t')))).toBe(
      'payment_link_invalid',
    );
  const elsewhere = { ...phone('t'), business: ids.otherBusiness };
  expect(await codeOf(service.call('POST /payments/payment-link-open', { link }, elsewhere))).toBe(
    'payment_link_invalid',
  );
  expect(await codeOf(service.call('POST /payments/payment-link-open', { link }, { guest: undefined }))).toBe(
    'guest_session_required',
  );
  expect((await payWith(of, phone('s'))).data.status).toBe('sent_to_store');
});

test('of two payments by one link at the same time one pays', async () => {
  const { of } = await sent();
  await open(of);
  const both = await Promise.all([payWith(of), payWith(of)]);
  const numbers = new Set(both.flatMap(({ status, data }) => (status === 200 ? [data.businessOrderId] : [])));
  expect(numbers.size).toBe(1);
  const made = await service.db.select().from(payments).where(eq(payments.draftOrderId, of.draftOrderId));
  expect(made.filter(({ state }) => state === 'authorised')).toHaveLength(1);
});

test('a link ends in time: nothing is paid, and its place is free', async () => {
  const { of } = await sent();
  await open(of);
  later(60);
  expect((await read()).data.state).toBe('ended');
  expect(await codeOf(payWith(of))).toBe('payment_link_ended');
  await releaseLapsed(service.db, service.clock.now());
  expect((await holdOf(of))?.state).toBe('lapsed');
});

test('a link never outlives the last moment to order for its time', async () => {
  const { of, options } = await drafted();
  await service.db.execute(sql`update slots set lead_minutes = extract(epoch from starts_at - ${'2026-11-25T10:20:00Z'}::timestamptz) / 60
    where slot_id = (select slot_id from orders where draft_order_id = ${of.draftOrderId})`);
  expect((await send({ of, options })).data.endsAt).toBe('2026-11-25T10:20:00.000Z');
  await service.db.execute(sql`update slots set lead_minutes = 60`);
});

test('a link pays the order as it was sent: of a changed basket, of another amount or time it pays nothing', async () => {
  const changed = await sent();
  await open(changed.of);
  const [{ basketToken = '' } = {}] = await service.db
    .select({ basketToken: baskets.token })
    .from(baskets)
    .innerJoin(orders, eq(orders.basketId, baskets.id))
    .where(eq(orders.draftOrderId, changed.of.draftOrderId));
  await service.call('POST /basket/add-item', { storeId: ids.store, basketToken, menuItem: { id: ids.milk } });
  expect((await read()).data.state).toBe('changed');
  expect(await codeOf(payWith(changed.of))).toBe('payment_link_changed');
  const { of } = await sent();
  await open(of);
  expect(await codeOf(payWith({ ...of, amount: of.amount - 100 }))).toBe('payment_link_changed');
  expect((await payWith(of)).data.amount).toBe(of.amount);
});

test('the staff sees what waits, sends it again three times at most, and withdraws it', async () => {
  const { of, operatorKey } = await sent();
  const desk = { operatorKey };
  const list = async (key = operatorKey) =>
    (await service.call('POST /desk/payment-links', {}, { operatorKey: key })).data.links;
  const [row] = await service.db.select().from(paymentLinks).where(eq(paymentLinks.draftOrderId, of.draftOrderId));
  const paymentLinkId = row?.id ?? 0;
  const link = (await list()).find((one) => one.paymentLinkId === paymentLinkId);
  expect(link).toMatchObject({ name: 'Nell Frost', customer: null, state: 'open', total: of.amount, itemCount: 6 });
  const again = () => service.call('POST /desk/payment-link-again', { paymentLinkId }, desk);
  expect([await codeOf(again()), await codeOf(again()), await codeOf(again())]).toEqual([
    undefined,
    undefined,
    'mail_limit_reached',
  ]);
  const others = await sessionOf(service, { role: 'support', business: ids.otherBusiness });
  expect(await list(others)).toEqual([]);
  const withdraw = (operatorKey: string) =>
    service.call('POST /desk/payment-link-withdraw', { paymentLinkId }, { operatorKey });
  expect(await codeOf(withdraw(others))).toBe('payment_link_invalid');
  await open(of);
  expect(await codeOf(withdraw(manager))).toBeUndefined();
  expect((await holdOf(of))?.state).toBe('released');
  expect((await read()).data.state).toBe('ended');
  expect(await codeOf(payWith(of))).toBe('payment_link_ended');
  expect(await codeOf(again())).toBe('payment_link_ended');
  expect((await list()).filter((one) => one.paymentLinkId === paymentLinkId)).toEqual([]);
});

test('the links of a member are on their page, and a draft is sent three times a day', async () => {
  const customer = `m${ids.otherMember}`;
  const { of, operatorKey } = await sent({ customer });
  const listed = await service.call('POST /desk/payment-links', { customer }, { operatorKey });
  expect(listed.data.links).toMatchObject([{ customer, total: of.amount }]);
  const of2 = async () => {
    const visit = await openVisit(service, await beginVisit(service, operatorKey, { customer }));
    await draft(of.basketToken, visit.options);
    return codeOf(send({ of, options: visit.options }));
  };
  expect([await of2(), await of2(), await of2()]).toEqual([undefined, undefined, 'rate_limited']);
});
