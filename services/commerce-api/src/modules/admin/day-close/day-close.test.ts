import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { setUpAmendments } from '../../../../test-support/amendments';
import { addedUp, amountsOf } from '../../../../test-support/day-close-amounts';
import { orderByCash } from '../../../../test-support/order-by-cash';
import type { Draft } from '../../../../test-support/payments/card-payments';
import { ids } from '../../../../test-support/shop-data';
import type { CallOptions } from '../../../../test-support/test-service';
import { sandboxKeys } from '../../../config/checkoutcom-configuration';
import { rowsOf } from '../../../database/database.types';
import { cancellationsIn } from './cancellations';
import { entriesIn } from './movements';

const { world, changed, draft, move, ordered, pay, pick, reconcile } = setUpAmendments();

const TODAY = '2026-11-25';
type Body = Omit<BodyOf<'POST /admin/day-close'>, 'business'>;

const ask = (body: BodyOf<'POST /admin/day-close'>, options: CallOptions = { admin: true }) =>
  world.service.call('POST /admin/day-close', body, options);
const close = async (day: string, more: Body = {}) => (await ask({ business: 'Testmarket', day, ...more })).data;
const setClock = (instant: string) => world.service.clock.set(new Date(instant));

/** What the sums of a day have in addition after some work. */
async function addedBy(day: string, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = amountsOf((await close(day)).total);
  await work();
  const after = amountsOf((await close(day)).total);
  return addedUp([after, Object.fromEntries(Object.entries(before).map(([name, amount]) => [name, -amount]))]);
}

const numberOf = async ({ draftOrderId }: Draft) =>
  (
    await rowsOf<{ number: string }>(
      world.service.db,
      sql`select business_order_id as number from orders where draft_order_id = ${draftOrderId}`,
    )
  )[0]?.number ?? '';
const read = async (of: Draft) =>
  (await world.service.call('POST /admin/order', { businessOrderId: await numberOf(of) }, { admin: true })).data;
const refund = async (of: Draft, body: Omit<BodyOf<'POST /admin/order-refund'>, 'businessOrderId' | 'reason'>) =>
  world.service.call(
    'POST /admin/order-refund',
    { businessOrderId: await numberOf(of), reason: 'Squashed', ...body },
    { admin: true },
  );
const payByEarlier = (of: Draft) =>
  world.service.call('POST /payments/make-payment', {
    ...of,
    paymentMethod: 'card',
    paymentGateway: 'checkoutcom',
    usesEarlierPayment: true,
  });

const MILK = 120;
const FEE = 252;
/** The VAT that the delivery fee contains. */
const FEE_VAT = 42;
const TOTAL = 6 * MILK + FEE;

describe('what counts on a day', () => {
  test('an order by card counts when it is picked, and its refunds with their VAT when they are made', async () => {
    const of = await draft();
    expect(await addedBy(TODAY, () => pay(of))).toEqual({ 'checkoutcom Visa authorised': TOTAL });
    expect(await addedBy(TODAY, () => pick(of))).toEqual({
      'sales.count': 1,
      'sales.goods': 6 * MILK,
      'sales.deliveryFees': FEE,
      'sales.total': TOTAL,
      'sales.vat.0.gross': 6 * MILK,
      'sales.vat.2000.gross': FEE,
      'sales.vat.2000.vat': FEE_VAT,
      'checkoutcom Visa captured': TOTAL,
    });
    await move(of, 'en_route', 'delivered');
    const lineId = (await read(of)).lines[0]?.lineId ?? 0;
    expect(await addedBy(TODAY, () => refund(of, { kind: 'line', lineId, quantity: 2 }))).toEqual({
      'refunds.line.count': 1,
      'refunds.line.amount': 2 * MILK,
      'refunds.line.vat.0.gross': 2 * MILK,
      'checkoutcom Visa refunded': 2 * MILK,
    });
    expect(await addedBy(TODAY, () => refund(of, { kind: 'delivery' }))).toEqual({
      'refunds.delivery.count': 1,
      'refunds.delivery.amount': FEE,
      'refunds.delivery.vat.2000.gross': FEE,
      'refunds.delivery.vat.2000.vat': FEE_VAT,
      'checkoutcom Visa refunded': FEE,
    });
    expect(await addedBy(TODAY, () => refund(of, { kind: 'goodwill', amount: 50 }))).toEqual({
      'refunds.goodwill.count': 1,
      'refunds.goodwill.amount': 50,
      'checkoutcom Visa refunded': 50,
    });
  });

  test('cash counts when the order is delivered', async () => {
    const { call } = world.service;
    const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
    const { basketToken } = (await call('POST /basket/add-item', item)).data.basket;
    const businessOrderId = await orderByCash(world.service, basketToken, { emailAddress: 'cash@example.test' });
    const to = (status: 'store_accepted_picking' | 'picked' | 'en_route' | 'delivered') =>
      call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });
    expect(
      await addedBy(TODAY, async () => {
        await to('store_accepted_picking');
        await to('picked');
        await to('en_route');
      }),
    ).toEqual({});
    expect(await addedBy(TODAY, () => to('delivered'))).toMatchObject({
      'sales.count': 1,
      'sales.goods': 6 * MILK,
      'sales.total': TOTAL,
      'cash - captured': TOTAL,
    });
  });

  test('a cancelled order gives its authorisation back, and a changed one is no cancellation', async () => {
    const of = await ordered();
    expect(await addedBy(TODAY, () => move(of, 'order_cancelled'))).toEqual({
      'cancellations.count': 1,
      'cancellations.amount': TOTAL,
      'checkoutcom Visa voided': TOTAL,
    });
    const first = await ordered();
    const more = await changed(first, 7);
    expect(await addedBy(TODAY, () => payByEarlier(more))).toEqual({ 'checkoutcom Visa authorised': MILK });
    expect(await addedBy(TODAY, () => pick(more))).toMatchObject({ 'sales.count': 1, 'sales.goods': 7 * MILK });
  });

  test('a payment that places no order belongs to no store', async () => {
    const of = await draft();
    // Only the reply to the charge says that the brand is not accepted.
    const fault = { target: 'checkoutcom:payments', kind: 'wrong-scheme', times: 1 };
    await world.sandbox.control('PUT', '/api/faults', fault);
    expect((await pay(of)).problem.code).toBe('card_brand_not_accepted');
    await reconcile(10);
    const { stores } = await close(TODAY);
    expect(stores.find(({ storeId }) => storeId === null)).toMatchObject({
      slug: null,
      sums: { payments: [{ authorised: TOTAL, voided: TOTAL, captured: 0 }], sales: { count: 0 } },
    });
  });
});

test('a closed day stays as it was: the order that is changed, picked for less and refunded later changes later days', async () => {
  const of = await ordered();
  await world.service.db.execute(
    sql`update payments set created_at = created_at - interval '6 days', next_check_at = created_at
        where draft_order_id = ${of.draftOrderId}`,
  );
  await reconcile(1);
  setClock('2026-11-26T00:10:00Z');
  const closed = await close(TODAY);
  expect(closed).toMatchObject({ isClosed: true, total: { sales: { other: 0 } } });
  const less = await changed(of, 5);
  expect((await payByEarlier(less)).data.status).toBe('sent_to_store');
  setClock('2026-11-26T09:00:00Z');
  await move(less, 'store_accepted_picking');
  const lineId = (await read(less)).lines[0]?.lineId ?? 0;
  await world.service.call(
    'POST /admin/order-pick',
    { businessOrderId: await numberOf(less), lines: [{ lineId, picked: 4 }] },
    { admin: true },
  );
  await move(less, 'picked');
  await reconcile(1);
  expect(amountsOf((await close('2026-11-26')).total)).toEqual({
    'refunds.picking.count': 1,
    'refunds.picking.amount': 2 * MILK,
    'refunds.picking.vat.0.gross': 2 * MILK,
    'checkoutcom Visa refunded': 2 * MILK,
  });
  expect(await close(TODAY)).toEqual(closed);
});

describe('the days', () => {
  test('are those of the business, also when the clocks change; a day without movements is empty', async () => {
    const { db } = world.service;
    const movedTo = (instant: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`alter table ledger_entries disable trigger user`);
        await tx.execute(sql`update ledger_entries set at = ${instant}::timestamptz where payment_id in
          (select id from payments where draft_order_id = ${ids.pastOrder})`);
        await tx.execute(sql`alter table ledger_entries enable trigger user`);
      });
    const countOn = async (day: string) => (await close(day)).total.sales.count;
    // From 00:00+01:00 until 00:00+00:00: 25 hours.
    for (const [instant, day] of [
      ['2026-10-24T22:59:59Z', '2026-10-24'],
      ['2026-10-24T23:00:00Z', '2026-10-25'],
      ['2026-10-25T23:59:59Z', '2026-10-25'],
      ['2026-10-26T00:00:00Z', '2026-10-26'],
      // From 00:00+00:00 until 00:00+01:00: 23 hours.
      ['2026-03-29T00:00:00Z', '2026-03-29'],
      ['2026-03-29T22:59:59Z', '2026-03-29'],
      ['2026-03-29T23:00:00Z', '2026-03-30'],
    ] as const) {
      await movedTo(instant);
      const around = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'];
      for (const other of around)
        expect([instant, other, await countOn(other)]).toEqual([instant, other, Number(other === day)]);
    }
    expect(await close('2026-06-01')).toMatchObject({
      day: '2026-06-01',
      to: '2026-06-01',
      stores: [],
      isClosed: true,
    });
    expect(amountsOf((await close('2026-06-01')).total)).toEqual({});
  });

  test('of several, each has its own sums, also those without a movement', async () => {
    const of = await draft();
    await pay(of);
    await pick(of);
    const { sales } = (await close(TODAY)).total;
    await move(of, 'en_route', 'delivered');
    setClock('2026-11-26T09:00:00Z');
    const refundedBefore = (await close('2026-11-26')).days[0]?.refunded ?? 0;
    await refund(of, { kind: 'goodwill', amount: 50 });
    const { total, days } = await close('2026-11-24', { to: '2026-11-26' });
    expect(days.map(({ day }) => day)).toEqual(['2026-11-24', TODAY, '2026-11-26']);
    expect(days[1]).toMatchObject({ count: sales.count, taken: sales.total });
    expect(days[2]).toEqual({ day: '2026-11-26', count: 0, taken: 0, refunded: refundedBefore + 50 });
    expect(days.reduce((sum, { taken }) => sum + taken, 0)).toBe(total.sales.total);
  });

  test('are yesterday by default, and not final before the day is over', async () => {
    expect((await ask({ business: 'Testmarket' })).data).toMatchObject({
      day: '2026-11-24',
      to: '2026-11-24',
      isClosed: true,
    });
    expect((await close(TODAY)).isClosed).toBe(false);
    setClock('2026-11-26T00:04:59Z');
    expect((await close(TODAY)).isClosed).toBe(false);
    setClock('2026-11-26T00:05:00Z');
    expect((await close(TODAY)).isClosed).toBe(true);
  });

  test.each([
    [{ day: '2026-02-30' }, 'The date is not valid'],
    [{ day: '0000-01-01' }, 'The date is not valid'],
    [{ day: '2026-11-24', to: '2026-11-23' }, 'The last day is before the first'],
    [{ day: '2026-11-26' }, 'The last day has not begun'],
    [{ day: '2025-11-24', to: TODAY }, 'A day close has at most 366 days'],
  ])('%j is refused with a sentence', async (days, detail) => {
    const { status, problem } = await ask({ business: 'Testmarket', ...days });
    expect([status, problem.code, problem.detail]).toEqual([422, 'date_invalid', detail]);
  });

  test('a whole year is answered, and a day in other words is refused', async () => {
    expect((await ask({ business: 'Testmarket', day: '2025-11-25', to: TODAY })).status).toBe(200);
    expect((await ask({ business: 'Testmarket', day: '25/11/2026' })).problem.code).toBe('validation_failed');
  });
});

describe('who may ask, and of what', () => {
  const keyOf = async (role: 'picker' | 'driver' | 'support' | 'manager', business = 'Testmarket') =>
    (await world.service.call('POST /admin/operator-add', { business, name: `Sam the ${role}`, role }, { admin: true }))
      .data.key;

  test.each(['picker', 'driver', 'support'] as const)('a %s may not', async (role) => {
    expect((await ask({}, { operatorKey: await keyOf(role) })).problem.code).toBe('operator_role_refused');
  });

  test('nobody without a key may', async () => {
    expect((await ask({}, {})).status).toBe(401);
  });

  test('a manager may, of their own business and its stores only', async () => {
    const options = { operatorKey: await keyOf('manager', 'Testhouse') };
    expect((await ask({}, options)).data).toMatchObject({ businessId: ids.otherBusiness, business: 'Testhouse' });
    expect((await ask({ business: 'Testmarket' }, options)).problem.code).toBe('business_not_found');
    expect((await ask({ business: 'Nowhere' }, options)).problem.code).toBe('business_not_found');
    expect((await ask({ store: 'borough' }, options)).problem.code).toBe('store_not_found');
    expect((await ask({ store: 'house' }, options)).status).toBe(200);
  });

  test('the administrator names the business where there are several', async () => {
    expect((await ask({})).problem.code).toBe('business_not_found');
    expect((await ask({ business: 'Testmarket', store: 'house' })).problem.code).toBe('store_not_found');
  });

  test('one store is asked for by its name in URLs', async () => {
    const all = await close(TODAY);
    const store = await close(TODAY, { store: 'borough' });
    expect(store.stores.map(({ slug }) => slug)).toEqual(['borough']);
    expect(store.total).toEqual(all.stores.find(({ slug }) => slug === 'borough')?.sums);
    expect((await close(TODAY, { store: 'leeds' })).stores).toEqual([]);
  });
});

describe('compared with the gateway’s list', () => {
  const compared = async (more: Body = {}) => (await close(TODAY, { compare: true, ...more })).comparison;
  const charge = async (reference: string): Promise<string> => {
    const reply = await fetch(`${world.sandbox.url}/checkoutcom/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        source: { type: 'token', token: await world.sandbox.token('4242424242424242') },
        amount: 500,
        currency: 'GBP',
        capture: false,
        reference,
      }),
    });
    return ((await reply.json()) as { id: string }).id;
  };

  test('money that nobody knows is named for the business, and not for a store', async () => {
    const id = await charge('not-ours');
    expect(await compared()).toEqual([
      {
        gateway: 'checkoutcom',
        differences: [expect.objectContaining({ kind: 'unknown', gatewayPaymentId: id, stated: 500 })],
      },
    ]);
    expect(await compared({ store: 'borough' })).toEqual([{ gateway: 'checkoutcom', differences: [] }]);
    expect(await compared({ compare: false })).toBeNull();
  });

  test('a gateway that does not answer keeps nobody from the sums; a longer time than a month is not compared', async () => {
    await world.sandbox.control('PUT', '/api/faults', {
      target: 'checkoutcom:payments-read',
      kind: 'error',
      status: 502,
    });
    expect(await compared()).toEqual([{ gateway: 'checkoutcom', differences: null }]);
    expect(await compared({ day: '2026-10-01', to: TODAY })).toBeNull();
  });
});

test('the entries of a day and its ended orders are found by indexes, whatever the history', async () => {
  const { db } = world.service;
  const span = { from: new Date('2026-06-01T00:00:00Z'), until: new Date('2026-06-02T00:00:00Z') };
  const plans: string[] = [];
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`alter table ledger_entries disable trigger user`);
    await tx.execute(sql`insert into ledger_entries (id, payment_id, kind, debit, credit, amount, currency, key, at)
      select 900000000 + n, p.id, 'cash', 'till', 'shopper', 1, 'GBP', 'history ' || n,
        '2026-01-01'::timestamptz + n * interval '20 minutes'
      from payments p, generate_series(1, 20000) n where p.draft_order_id = ${ids.pastOrder}`);
    await tx.execute(sql`insert into order_events (id, draft_order_id, status, at)
      select 900000000 + n, ${ids.pastOrder}, 'order_cancelled', '2026-01-01'::timestamptz + n * interval '20 minutes'
      from generate_series(1, 20000) n`);
    await tx.execute(sql`analyze ledger_entries, order_events`);
    for (const query of [entriesIn(tx, ids.business, span), cancellationsIn(tx, ids.business, span)])
      plans.push(JSON.stringify(await rowsOf(tx, sql`explain ${query.getSQL()}`)));
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  expect(plans).toEqual([expect.stringContaining('ledger_entries_at'), expect.stringContaining('order_events_ended')]);
  expect(plans.join()).not.toMatch(/Seq Scan on (ledger_entries|order_events)/);
});
