import { sql } from 'drizzle-orm';
import { setUpAmendments } from '../../../../test-support/amendments';
import { BANK_PASSWORD, CHALLENGED_CARD, type Draft } from '../../../../test-support/payments/card-payments';
import { ids } from '../../../../test-support/shop-data';
import { rowsOf } from '../../../database/database.types';

const { world, amend, changed, ledger, move, ordered, pay, paymentBody, places, reconcile, statusOf, verify } =
  setUpAmendments();

const DECLINED_CARD = '4544249167673670';
const LAST = 1_000_000;
const storeId = ids.store;
const run = <Row extends object>(statement: ReturnType<typeof sql>) => rowsOf<Row>(world.service.db, statement);

const charge = async ({ draftOrderId }: Draft) => (await world.sandbox.charges(draftOrderId))[0];
const mailsOf = async ({ draftOrderId }: Draft) =>
  (
    await run<{ kind: string }>(sql`select kind from outgoing_mail where subject_id = ${draftOrderId} order by kind`)
  ).map(({ kind }) => kind);
const reservedPlaces = async () =>
  (await run<{ reserved: number }>(sql`select sum(reserved)::int as reserved from slots`))[0]?.reserved;
const slotOpens = (leadMinutes: number) =>
  world.service.db.execute(sql`update slots set lead_minutes = ${leadMinutes}`);

afterEach(async () => {
  await world.service.db.execute(sql`update slots set lead_minutes = 0, capacity = ${LAST}`);
  await world.service.db.execute(sql`update store_items set stock = null`);
});

test('a changed order replaces the old one when it is paid, in the same place, though its slot is full', async () => {
  const of = await ordered();
  const reserved = await reservedPlaces();
  await world.service.db.execute(sql`update slots set capacity = reserved where reserved > 0`);
  const { data } = await amend(of);
  expect(data.basket).toMatchObject({
    itemCount: 6,
    reservation: { state: 'confirmed', timeSlotDate: '2026-11-26' },
    checkout: { contact: { firstName: 'Grace' }, deliveryAddress: { postcode: 'SE1 9GF' } },
  });
  const more = await changed(of, 8);
  expect(more.amount).toBeGreaterThan(of.amount);
  expect(await statusOf(of)).toBe('sent_to_store');
  const paid = await pay(more);
  expect(paid.data).toMatchObject({ status: 'sent_to_store', paymentState: 'authorised' });
  await reconcile(1);
  expect([await statusOf(of), await statusOf(more)]).toEqual(['order_cancelled', 'sent_to_store']);
  expect(await charge(of)).toMatchObject({ status: 'Voided', net_captured: 0 });
  expect(await charge(more)).toMatchObject({ status: 'Authorized', amount: more.amount });
  expect([await places(of), await places(more)]).toEqual([[], ['confirmed']]);
  expect(await reservedPlaces()).toBe(reserved);
  // One mail about the change, and none that says the order was cancelled.
  expect([await mailsOf(of), await mailsOf(more)]).toEqual([['order_confirmation'], ['order_changed']]);
  // One number, which leads to the present state; the earlier one is in its history, and has a number for operators.
  const number = paid.data.businessOrderId ?? '';
  expect((await verify(of)).data).toMatchObject({ businessOrderId: number, status: 'sent_to_store' });
  const asOperator = async (businessOrderId: string) =>
    (await world.service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;
  const { history, draftOrderId } = await asOperator(number);
  expect(draftOrderId).toBe(more.draftOrderId);
  expect(history?.map(({ status, by, reason }) => [status, by, reason])).toEqual([
    ['sent_to_store', 'shopper', null],
    ['order_cancelled', 'shopper', 'Changed by the shopper'],
    ['sent_to_store', 'shopper', expect.stringMatching(/^Changed by the shopper: 6 items for \d+, now 8 for \d+$/)],
  ]);
  expect(await asOperator(`${number}.1`)).toMatchObject({ draftOrderId: of.draftOrderId, itemCount: 6 });
});

test('the old order stands while the new payment is declined, waits at the bank, or is turned back from', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  expect((await pay(more, DECLINED_CARD)).problem.code).toBe('payment_failed');
  expect((await pay(more, CHALLENGED_CARD)).data.paymentState).toBe('pending');
  expect(await statusOf(of)).toBe('sent_to_store');
  expect((await verify(more, { cancelled: true })).data.refusal?.code).toBe('payment_cancelled');
  expect([await statusOf(of), await ledger(of.draftOrderId)]).toEqual(['sent_to_store', ['created', 'authorised']]);
  expect(await places(of)).toEqual(['confirmed']);
  // A second call finds the same basket, as the shopper left it.
  expect((await amend(of)).data.basket).toMatchObject({ basketToken: more.basketToken, itemCount: 7 });
});

test('a store that begins to pick while the bank asks the shopper keeps the old order, and nothing more is charged', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  const { data } = await pay(more, CHALLENGED_CARD);
  await move(of, 'store_accepted_picking');
  await world.sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(more)).data).toMatchObject({ orderId: null, refusal: { code: 'order_not_amendable' } });
  expect([await statusOf(of), await statusOf(more)]).toEqual(['store_accepted_picking', 'draft']);
  expect(await charge(more)).toMatchObject({ status: 'Voided', net_captured: 0 });
  expect(await places(of)).toEqual(['confirmed']);
  expect((await pay(more)).problem.code).toBe('order_not_amendable');
});

test('the coupon and the counted stock of the old order pass to the new one', async () => {
  const terms = { business: 'localhost', code: 'FIRST', name: 'First', kind: 'fixed', amount: 100 } as const;
  const limits = { maximumUses: 1, maximumUsesPerShopper: 1, firstOrderOnly: true };
  await world.service.call('POST /admin/coupon-add', { ...terms, ...limits }, { admin: true });
  const stock = (count: number) =>
    world.service.db.execute(
      sql`update store_items set stock = ${count} where store_id = ${storeId} and item_id = ${ids.milk}`,
    );
  const left = async () =>
    (await run(sql`select stock from store_items where store_id = ${storeId} and item_id = ${ids.milk}`))[0];
  await stock(7);
  const of = await ordered('FIRST');
  expect(await left()).toEqual({ stock: 1 });
  const fewer = await changed(of, 7);
  expect((await pay(fewer)).data.status).toBe('sent_to_store');
  expect(await left()).toEqual({ stock: 0 });
  expect(await run(sql`select uses from coupons where code = 'FIRST'`)).toEqual([{ uses: 1 }]);
  expect(await run(sql`select state, draft_order_id::text as of from coupon_uses where code = 'FIRST'`)).toEqual([
    { state: 'used', of: String(fewer.draftOrderId) },
  ]);
  // Changed again, to fewer: what is no longer needed can be bought by others.
  const least = await changed(fewer, 6);
  expect((await pay(least)).data.status).toBe('sent_to_store');
  expect(await left()).toEqual({ stock: 1 });
  expect((await world.service.call('POST /checkout/order-cancel', least)).status).toBe(422);
  const { draftOrderId, basketToken } = least;
  await world.service.call('POST /checkout/order-cancel', { draftOrderId, basketToken });
  expect(await left()).toEqual({ stock: 7 });
  expect(await run(sql`select uses from coupons where code = 'FIRST'`)).toEqual([{ uses: 0 }]);
});

test('another time takes a new place and frees the old one; the old time can be chosen again', async () => {
  const of = await ordered();
  const { basketToken } = (await amend(of)).data.basket;
  const reserve = (timeSlotTime: string) =>
    world.service.call('POST /slots/reserve', {
      storeId,
      basketToken,
      fulfilmentMethod: 'delivery',
      timeSlotDate: '2026-11-26',
      timeSlotTime,
    });
  const before = await reservedPlaces();
  expect((await reserve('18:00')).data.reservation?.state).toBe('held');
  expect(await reservedPlaces()).toBe((before ?? 0) + 1);
  expect((await reserve('17:00')).data.reservation?.state).toBe('confirmed');
  expect(await reservedPlaces()).toBe(before);
  await reserve('18:00');
  const moved = await changed(of);
  expect((await pay(moved)).data.status).toBe('sent_to_store');
  expect([await places(of), await places(moved)]).toEqual([['released'], ['released', 'confirmed']]);
  expect(await reservedPlaces()).toBe(before);
});

test('an order is changed until the cut-off of its slot, by its own shopper', async () => {
  const of = await ordered();
  expect((await amend(of, { guest: 'B'.repeat(43) })).problem.code).toBe('order_not_found');
  expect((await amend(of, { guest: undefined })).problem.code).toBe('order_not_found');
  expect((await amend(of, { business: 2 })).problem.code).toBe('order_not_found');
  const more = await changed(of, 7);
  // The slot begins on the next day at 17:00.
  await slotOpens(31 * 60 + 1);
  expect((await amend(of)).problem.code).toBe('order_not_amendable');
  expect((await pay(more)).problem.code).toBe('order_not_amendable');
  await slotOpens(0);
  const body = paymentBody(more, await world.sandbox.token('4242424242424242'));
  const stolen = await world.service.call('POST /payments/make-payment', body, { guest: 'B'.repeat(43) });
  expect(stolen.problem.code).toBe('order_not_found');
  await move(of, 'store_accepted_picking');
  expect((await amend(of)).problem.code).toBe('order_not_amendable');
});

const against = {
  'the store begins to pick': (of: Draft) =>
    move(of, 'store_accepted_picking').then(
      () => true,
      () => false,
    ),
  'the shopper cancels': async ({ draftOrderId, basketToken }: Draft) =>
    (await world.service.call('POST /checkout/order-cancel', { draftOrderId, basketToken })).status === 200,
};

describe.each(Object.entries(against))('%s while the changed order is paid', (_name, act) => {
  test.each([1, 2, 3])('exactly one of them happens, and one order or none is paid (%s)', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    const [, acted] = await Promise.all([pay(more), act(of)]);
    await reconcile(1);
    await reconcile(10);
    const isReplaced = (await statusOf(more)) === 'sent_to_store';
    if (isReplaced) expect([acted, await statusOf(of)]).toEqual([false, 'order_cancelled']);
    else expect([acted, (await charge(more))?.status ?? 'Voided']).toEqual([true, 'Voided']);
    const held = [await charge(of), await charge(more)].filter((one) => one?.status === 'Authorized');
    expect(held).toHaveLength(isReplaced || (await statusOf(of)) === 'store_accepted_picking' ? 1 : 0);
  });
});

test('two clicks on paying the changed order replace the old one once', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  await Promise.all([pay(more), pay(more), pay(more)]);
  await reconcile(1);
  expect([await statusOf(of), await statusOf(more)]).toEqual(['order_cancelled', 'sent_to_store']);
  expect(await places(more)).toEqual(['confirmed']);
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('voided');
  expect((await world.sandbox.charges(more.draftOrderId)).filter(({ status }) => status === 'Authorized')).toHaveLength(
    1,
  );
});

test('a changed order can be paid in cash, and the hold on the card ends', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  const { data } = await world.service.call('POST /payments/make-payment', {
    ...more,
    paymentMethod: 'cash',
    paymentGateway: 'cash',
  });
  expect(data.status).toBe('sent_to_store');
  await reconcile(1);
  expect([await statusOf(of), (await charge(of))?.status]).toEqual(['order_cancelled', 'Voided']);
});
