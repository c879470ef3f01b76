import { sql } from 'drizzle-orm';
import { setUpAmendments } from '../../../../test-support/amendments';
import { BANK_PASSWORD, CHALLENGED_CARD, type Draft } from '../../../../test-support/payments/card-payments';
import { ids } from '../../../../test-support/shop-data';
import { rowsOf } from '../../../database/database.types';

const { world, amend, changed, move, ordered, pay, places, reconcile, statusOf, verify } = setUpAmendments();

const storeId = ids.store;
const CUT_OFF_PASSED_MINUTES = 31 * 60 + 1;

const end = (
  { draftOrderId }: Pick<Draft, 'draftOrderId'>,
  basketToken: string,
  options: { guest?: string | undefined; business?: number } = {},
) => world.service.call('POST /checkout/order-amend-end', { draftOrderId, basketToken }, options);
const read = async (basketToken: string) =>
  (await world.service.call('POST /basket/get-or-create', { basketToken })).data;
const charge = async ({ draftOrderId }: Draft) => (await world.sandbox.charges(draftOrderId))[0];
const payInCash = (of: Draft) =>
  world.service.call('POST /payments/make-payment', { ...of, paymentMethod: 'cash', paymentGateway: 'cash' });

/** An order, and the basket with bread in it that the shopper has begun since. */
async function orderedAndShopping() {
  const of = await ordered();
  const { basketToken } = (await verify(of)).data;
  const added = await world.service.call('POST /basket/add-item', {
    storeId,
    ...(basketToken && { basketToken }),
    menuItem: { id: ids.bread },
  });
  expect(added.data.basket.basketToken).toBe(basketToken);
  return { of, begun: { ...of, basketToken: basketToken ?? '' } };
}

afterEach(() => world.service.db.execute(sql`update slots set lead_minutes = 0`));

test('an order is left as it is, and the shopper has the basket of before with all that was in it', async () => {
  const { call } = world.service;
  const { of, begun } = await orderedAndShopping();
  await world.service.db.execute(
    sql`update orders set instructions = 'Gate 9' where draft_order_id = ${of.draftOrderId}`,
  );
  const { basket } = (await amend(begun)).data;
  expect(basket.amends).toMatchObject({ draftOrderId: of.draftOrderId, refusal: null, total: expect.any(Number) });
  expect(basket.checkout.instructions).toBe('Gate 9');
  const asStranger = await call(
    'POST /basket/get-or-create',
    { basketToken: basket.basketToken },
    { guest: undefined },
  );
  expect(asStranger.data.amends?.total).toBeNull();
  expect(asStranger.data.checkout.instructions).toBeNull();
  expect(basket.amends?.until).toBe('2026-11-26T17:00:00.000Z');
  const { basketToken } = basket;
  await call('POST /slots/reserve', {
    storeId,
    basketToken,
    fulfilmentMethod: 'delivery' as const,
    timeSlotDate: '2026-11-26',
    timeSlotTime: '18:00',
  });
  const [line] = basket.lines;
  await call('POST /basket/save-line', { basketToken, basketLineId: line?.basketLineId ?? 0 });
  const left = (await end(of, basketToken)).data.basket;
  expect(left).toMatchObject({ basketToken: begun.basketToken, itemCount: 1, amends: null });
  expect(left.lines[0]?.menuItem.id).toBe(ids.bread);
  expect(left.savedItems).toMatchObject([{ menuItem: { id: ids.milk } }]);
  expect([await statusOf(of), await places(of)]).toEqual(['sent_to_store', ['confirmed']]);
  expect((await charge(of))?.status).toBe('Authorized');
  const held = sql`select count(*)::int as held from reservations where state = 'held'`;
  expect(await rowsOf(world.service.db, held)).toEqual([{ held: 0 }]);
  // A second click, and another tab that has not noticed.
  expect((await end(of, basketToken)).data.basket.basketToken).toBe(begun.basketToken);
  expect(await read(basketToken)).toMatchObject({ basketToken: begun.basketToken });
  // Begun again, it starts with the order.
  expect((await amend(begun)).data.basket).toMatchObject({ itemCount: 6 });
});

test('after a changed order the shopper has the basket of before, with what was saved meanwhile', async () => {
  const { of, begun } = await orderedAndShopping();
  const more = await changed(begun, 7);
  await world.service.call('POST /basket/save-item', {
    basketToken: more.basketToken,
    menuItem: { id: ids.bread, quantity: 2 },
  });
  const paid = await pay(more);
  expect(paid.data.basketToken).toBe(begun.basketToken);
  expect(await read(begun.basketToken)).toMatchObject({ itemCount: 1, savedItems: [{ quantity: 2 }], amends: null });
  expect((await verify(more)).data.receipt).toMatchObject({ replaces: null, isChanged: true });
  expect((await verify(of)).data.businessOrderId).toBe(paid.data.businessOrderId);
  expect((await end(of, begun.basketToken)).problem.code).toBe('order_replaced');
  expect((await amend(begun)).problem.code).toBe('order_not_amendable');
});

test('a shopper who changes two orders at once has the basket of before after both', async () => {
  const { of, begun } = await orderedAndShopping();
  const second = await ordered();
  const first = (await amend(begun)).data.basket;
  // Both orders are the same session's; the second is changed from the basket that changes the first.
  await world.service.db.execute(
    sql`update orders set next_basket_token = ${first.basketToken} where draft_order_id = ${second.draftOrderId}`,
  );
  const other = (await amend({ ...second, basketToken: first.basketToken })).data.basket;
  expect((await end(second, other.basketToken)).data.basket.basketToken).toBe(begun.basketToken);
  expect((await end(of, begun.basketToken)).data.basket.basketToken).toBe(begun.basketToken);
});

test('the payment of a change that was given up at the bank is voided, and nothing more can be paid for it', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  const { data } = await pay(more, CHALLENGED_CARD);
  expect((await end(of, more.basketToken)).status).toBe(200);
  await world.sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(more)).data).toMatchObject({ orderId: null, refusal: { code: 'order_not_amendable' } });
  await reconcile(1);
  expect(await charge(more)).toMatchObject({ status: 'Voided', net_captured: 0 });
  expect((await pay(more)).problem.code).toBe('order_not_payable');
  expect((await payInCash(more)).problem.code).toBe('order_not_payable');
  expect([await statusOf(of), await statusOf(more)]).toEqual(['sent_to_store', 'draft']);
});

test('only the shopper of an order can leave it as it is', async () => {
  const of = await ordered();
  const { basketToken } = (await amend(of)).data.basket;
  for (const options of [{ guest: 'B'.repeat(43) }, { guest: undefined }, { business: 2 }])
    expect((await end(of, basketToken, options)).problem.code).toBe('order_not_found');
  expect((await end(of, 'x'.repeat(43))).problem.code).toBe('order_not_found');
  expect(await read(basketToken)).toMatchObject({ itemCount: 6, amends: { draftOrderId: of.draftOrderId } });
  // The guest has no other token than that of the basket that changes the order.
  expect((await amend({ ...of, basketToken })).data.basket.basketToken).toBe(basketToken);
});

test('the basket says why its order can no longer be changed', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  const refusal = async () => (await read(more.basketToken)).amends?.refusal;
  expect(await refusal()).toBeNull();
  await world.service.db.execute(sql`update slots set lead_minutes = ${CUT_OFF_PASSED_MINUTES}`);
  expect(await refusal()).toBe('cut_off_passed');
  expect((await pay(more)).problem.code).toBe('order_not_amendable');
  await world.service.db.execute(sql`update slots set lead_minutes = 0`);
  await move(of, 'store_accepted_picking');
  expect(await refusal()).toBe('store_began');
  await move(of, 'order_cancelled');
  expect(await refusal()).toBe('order_ended');
  expect((await end(of, more.basketToken)).status).toBe(200);
  expect((await read(more.basketToken)).amends).toBeNull();
});

test('the cut-off passes while the bank asks the shopper: the old order stands, and nothing more is charged', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  const { data } = await pay(more, CHALLENGED_CARD);
  await world.service.db.execute(sql`update slots set lead_minutes = ${CUT_OFF_PASSED_MINUTES}`);
  await world.sandbox.answerBank(data.redirectUrl ?? '', { code: BANK_PASSWORD });
  expect((await verify(more)).data).toMatchObject({ orderId: null, refusal: { code: 'order_not_amendable' } });
  expect([await statusOf(of), (await charge(more))?.status]).toEqual(['sent_to_store', 'Voided']);
});

test.each([1, 2, 3])('a change is paid or given up, never both (%s)', async () => {
  const of = await ordered();
  const more = await changed(of, 7);
  const [, left] = await Promise.all([pay(more), end(of, more.basketToken)]);
  await reconcile(1);
  const isReplaced = (await statusOf(more)) === 'sent_to_store';
  expect(left.problem.code).toBe(isReplaced ? 'order_replaced' : undefined);
  expect(await statusOf(of)).toBe(isReplaced ? 'order_cancelled' : 'sent_to_store');
  const held = [await charge(of), await charge(more)].filter((one) => one?.status === 'Authorized');
  expect(held).toHaveLength(1);
});

test('a member sees until when an order can be changed, and has one order under its number afterwards', async () => {
  const { call, logIn } = world.service;
  const as = await logIn();
  const order = async (basketToken: string) => {
    const slot = { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26' } as const;
    await call('POST /slots/reserve', { ...slot, timeSlotTime: '17:00' }, { as });
    const made = await call(
      'POST /checkout/process-order',
      {
        basketToken,
        storeId,
        fulfilmentMethod: 'delivery',
        paymentGateway: 'cash',
        firstname: 'Ada',
        lastname: 'Byron',
        emailAddress: 'ada@example.test',
        phoneNumber: '07700900456',
        fulfilmentDetails: {
          address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
        },
      },
      { as },
    );
    const { draftOrderId, amount } = made.data;
    const cash = { draftOrderId, amount, basketToken, paymentMethod: 'cash', paymentGateway: 'cash' } as const;
    const { data } = await call('POST /payments/make-payment', cash, { as });
    return { draftOrderId, orderId: data.orderId ?? 0, businessOrderId: data.businessOrderId };
  };
  const view = async (orderId: number) => (await call('POST /member/order', { orderId }, { as })).data;
  const added = await call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } }, { as });
  const old = await order(added.data.basket.basketToken);
  const until = '2026-11-26T17:00:00.000Z';
  expect(await view(old.orderId)).toMatchObject({ amendable: { until, isBegun: false }, replacedBy: null });
  const { basket } = (await call('POST /checkout/order-amend', { draftOrderId: old.draftOrderId }, { as })).data;
  expect(await view(old.orderId)).toMatchObject({ amendable: { until, isBegun: true } });
  const changedOrder = await order(basket.basketToken);
  expect(changedOrder).toMatchObject({ orderId: old.orderId, businessOrderId: old.businessOrderId });
  expect(await view(old.orderId)).toMatchObject({
    draftOrderId: changedOrder.draftOrderId,
    amendable: { until, isBegun: false },
    replaces: null,
    replacedBy: null,
  });
  const { orders } = (await call('POST /member/orders', {}, { as })).data;
  const numbers = orders.map((one) => one.businessOrderId);
  expect(numbers.filter((one) => one.startsWith(old.businessOrderId ?? ''))).toEqual([old.businessOrderId]);
});
