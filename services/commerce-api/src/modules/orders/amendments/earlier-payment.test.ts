import { sql } from 'drizzle-orm';
import { setUpAmendments } from '../../../../test-support/amendments';
import type { Draft } from '../../../../test-support/payments/card-payments';
import { ids } from '../../../../test-support/shop-data';
import { rowsOf } from '../../../database/database.types';
import { composeMail } from '../../../outgoing-mail/compose-mail';
import { businessById } from '../../businesses/businesses.repository';

const { world, amend, changed, draft, ledger, move, ordered, pay, places, reconcile, statusOf, verify } =
  setUpAmendments();

const DECLINING_CARD = '4000000000005100';
const REFUSING_CARD = '4000000000005209';
const DISCOVER_CARD = '6011111111111117';
const DAY_SECONDS = 86_400;

const run = <Row extends object>(statement: ReturnType<typeof sql>) => rowsOf<Row>(world.service.db, statement);

const fault = (kind: string) =>
  world.sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:authorizations', kind, times: 1 });

/** Pays a changed order by the payment of the order that it changes. */
const payByEarlier = (of: Draft, more: object = {}) =>
  world.service.call('POST /payments/make-payment', {
    ...of,
    paymentMethod: 'card',
    paymentGateway: 'checkoutcom',
    usesEarlierPayment: true,
    ...more,
  });

async function orderedBy(card: string): Promise<Draft> {
  const of = await draft();
  expect((await pay(of, card)).data.status).toBe('sent_to_store');
  return of;
}

const chargesOf = async (...drafts: Draft[]) =>
  (await Promise.all(drafts.map(({ draftOrderId }) => world.sandbox.charges(draftOrderId)))).flat();
const numberOf = async ({ draftOrderId }: Draft) =>
  (
    await run<{ number: string }>(
      sql`select business_order_id as number from orders where draft_order_id = ${draftOrderId}`,
    )
  )[0]?.number;
/** The balance of the ledger over the payments of some orders. */
const held = async (...drafts: Draft[]) =>
  (
    await run<{ authorised: number; gateway: number }>(sql`
      select coalesce(sum(case when debit = 'authorised' then l.amount when credit = 'authorised' then -l.amount end), 0)::int as authorised,
             coalesce(sum(case when debit = 'gateway' then l.amount when credit = 'gateway' then -l.amount end), 0)::int as gateway
      from ledger_entries l join payments p on p.id = l.payment_id
      where p.draft_order_id in (${sql.join(
        drafts.map(({ draftOrderId }) => sql`${draftOrderId}`),
        sql`, `,
      )})`)
  )[0];
const authorisations = async ({ draftOrderId }: Draft) =>
  (
    await run<{ amount: number }>(sql`select l.amount from ledger_entries l join payments p on p.id = l.payment_id
      where p.draft_order_id = ${draftOrderId} and l.kind = 'authorisation' order by l.at, l.id`)
  ).map(({ amount }) => amount);
const paymentOf = async (of: Draft) => (await amend(of)).data.basket.amends?.payment;

/** The gateway knows no addition until the function is called that this one returns. */
function hideAdditions(): () => void {
  const additions = world.service.context.gateways.of(ids.business, 'checkoutcom')?.additions;
  if (!additions) throw new Error('The gateway adds nothing');
  const { find } = additions;
  additions.find = async () => undefined;
  return () => Object.assign(additions, { find });
}

/** What the mail about a changed order says. */
async function changeMail({ draftOrderId: subjectId }: Draft): Promise<string | undefined> {
  const { context } = world.service;
  const business = await businessById(context, ids.business);
  if (!business) throw new Error('There is no business');
  const mail = { id: 1, businessId: business.id, subjectId, recipient: 'grace@example.test', tries: 1 };
  const queued = { ...mail, kind: 'order_changed', createdAt: context.clock.now() } as const;
  return (await composeMail.order_changed(context, queued, business))?.text;
}

async function picked(of: Draft): Promise<void> {
  await move(of, 'store_accepted_picking');
  await move(of, 'picked');
  await reconcile(1);
}

describe('an order that becomes cheaper, or costs the same', () => {
  test('is paid by the standing authorisation: nothing is asked of the gateway, and picking captures the new sum', async () => {
    const of = await ordered();
    const number = await numberOf(of);
    expect(await paymentOf(of)).toEqual({
      method: 'card',
      gateway: 'checkoutcom',
      amount: of.amount,
      isTaken: false,
      isExtendable: true,
      refused: null,
      heldUntil: expect.any(String),
    });
    const less = await changed(of, 5);
    const { data } = await payByEarlier(less);
    expect(data).toMatchObject({
      status: 'sent_to_store',
      paymentState: 'authorised',
      amount: less.amount,
      businessOrderId: number,
    });
    expect((await chargesOf(of, less)).map(({ status, amount }) => [status, amount])).toEqual([
      ['Authorized', of.amount],
    ]);
    expect(await held(of, less)).toEqual({ authorised: of.amount, gateway: 0 });
    expect([await places(of), await places(less)]).toEqual([[], ['confirmed']]);
    expect(await changeMail(less)).toContain('Your first payment pays for the changed order');
    await picked(less);
    expect((await chargesOf(of, less))[0]).toMatchObject({ net_captured: less.amount });
    expect(await held(of, less)).toEqual({ authorised: 0, gateway: less.amount });
  });

  test('is captured for what it costs after six days, too', async () => {
    const of = await ordered();
    const less = await changed(of, 5);
    await payByEarlier(less);
    await reconcile(6 * DAY_SECONDS);
    expect((await chargesOf(of, less))[0]).toMatchObject({ net_captured: less.amount });
  });

  test('and was taken already is paid by what was taken, and picking gives the rest back', async () => {
    const of = await ordered();
    await run(sql`update payments set created_at = created_at - interval '6 days', next_check_at = created_at
      where draft_order_id = ${of.draftOrderId}`);
    await reconcile(1);
    expect(await paymentOf(of)).toMatchObject({ isTaken: true, isExtendable: false, amount: of.amount });
    const more = await changed(of, 7);
    expect((await payByEarlier(more)).problem.code).toBe('payment_not_extendable');
    const less = await changed(of, 5);
    expect((await payByEarlier(less)).data).toMatchObject({ status: 'sent_to_store', paymentState: 'captured' });
    await picked(less);
    expect(await held(of, less)).toEqual({ authorised: 0, gateway: less.amount });
    expect((await chargesOf(of, less))[0]).toMatchObject({ net_captured: less.amount });
  });

  test('cancelled after the change gives everything back', async () => {
    const of = await ordered();
    const less = await changed(of, 5);
    await payByEarlier(less);
    const { draftOrderId, basketToken } = less;
    expect((await world.service.call('POST /checkout/order-cancel', { draftOrderId, basketToken })).status).toBe(200);
    await reconcile(1);
    expect(await held(of, less)).toEqual({ authorised: 0, gateway: 0 });
    expect((await chargesOf(of, less))[0]).toMatchObject({ status: 'Voided' });
  });
});

describe('an order that becomes dearer', () => {
  test('has the difference authorised on the same payment, changed twice, and picking captures the whole', async () => {
    const of = await ordered();
    const number = await numberOf(of);
    const more = await changed(of, 7);
    const paid = await payByEarlier(more);
    expect(paid.data).toMatchObject({ status: 'sent_to_store', paymentState: 'authorised', businessOrderId: number });
    expect(await authorisations(more)).toEqual([of.amount, more.amount - of.amount]);
    const most = await changed(more, 8);
    expect((await payByEarlier(most)).data.businessOrderId).toBe(number);
    expect(await chargesOf(of, more, most)).toHaveLength(1);
    expect(await held(of, more, most)).toEqual({ authorised: most.amount, gateway: 0 });
    expect([await statusOf(of), await statusOf(more), await statusOf(most)]).toEqual([
      'order_cancelled',
      'order_cancelled',
      'sent_to_store',
    ]);
    await picked(most);
    expect((await chargesOf(of, more, most))[0]).toMatchObject({ net_captured: most.amount });
    expect(await held(of, more, most)).toEqual({ authorised: 0, gateway: most.amount });
  });

  test.each([
    ['the bank declines it', DECLINING_CARD, 'payment_failed', 'declined'],
    ['the gateway adds nothing on the card', REFUSING_CARD, 'payment_not_extendable', 'not_supported'],
  ] as const)('stands as it was when %s, and can be paid for in full', async (_why, card, code, refused) => {
    const of = await orderedBy(card);
    const more = await changed(of, 7);
    expect((await payByEarlier(more)).problem.code).toBe(code);
    expect([await statusOf(of), await statusOf(more)]).toEqual(['sent_to_store', 'draft']);
    expect(await held(of)).toEqual({ authorised: of.amount, gateway: 0 });
    expect(await paymentOf(of)).toMatchObject({ isExtendable: false, refused, amount: of.amount });
    const number = await numberOf(of);
    expect((await pay(more)).data).toMatchObject({ status: 'sent_to_store', businessOrderId: number });
    await reconcile(1);
    expect(await held(of, more)).toEqual({ authorised: more.amount, gateway: 0 });
  });

  test('is paid for in full on a card to which the account adds nothing', async () => {
    const of = await orderedBy(DISCOVER_CARD);
    expect(await paymentOf(of)).toMatchObject({ isExtendable: false, refused: null });
    const more = await changed(of, 7);
    expect((await payByEarlier(more)).problem.code).toBe('payment_not_extendable');
    expect(await statusOf(of)).toBe('sent_to_store');
  });

  test('is placed once when the reply is lost: the reconciler finds the addition by its reference', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await fault('timeout-after');
    expect((await payByEarlier(more)).data).toMatchObject({ paymentState: 'created', orderId: null });
    expect(await statusOf(of)).toBe('sent_to_store');
    await world.sandbox.control('DELETE', '/api/faults');
    await Promise.all([reconcile(20), reconcile(20)]);
    await reconcile(20);
    expect(await statusOf(more)).toBe('sent_to_store');
    expect(await authorisations(more)).toEqual([of.amount, more.amount - of.amount]);
    expect((await verify(more)).data).toMatchObject({ paymentState: 'authorised', amount: more.amount });
  });

  test('an addition that was never made is given up after half a minute, and the order stands', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await fault('timeout-before');
    await payByEarlier(more);
    await world.sandbox.control('DELETE', '/api/faults');
    expect((await pay(more)).problem.code).toBe('payment_in_progress');
    await reconcile(40);
    expect((await verify(more)).data).toMatchObject({ paymentState: 'cancelled', refusal: { code: 'payment_failed' } });
    expect((await pay(more)).data.status).toBe('sent_to_store');
  });

  test('the store begins to pick while the reply is lost: nothing more is taken', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await fault('timeout-after');
    await payByEarlier(more);
    await world.sandbox.control('DELETE', '/api/faults');
    await move(of, 'store_accepted_picking');
    await reconcile(20);
    expect((await verify(more)).data).toMatchObject({ orderId: null, refusal: { code: 'order_not_amendable' } });
    expect(await held(of)).toEqual({ authorised: more.amount, gateway: 0 });
    await move(of, 'picked');
    await reconcile(1);
    expect((await chargesOf(of))[0]).toMatchObject({ net_captured: of.amount });
    expect(await held(of, more)).toEqual({ authorised: 0, gateway: of.amount });
  });

  test('its old order is cancelled before the gateway shows the addition: that is released with the rest', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await fault('timeout-after');
    const show = hideAdditions();
    await payByEarlier(more);
    await world.sandbox.control('DELETE', '/api/faults');
    const { draftOrderId, basketToken } = of;
    expect((await world.service.call('POST /checkout/order-cancel', { draftOrderId, basketToken })).status).toBe(200);
    await reconcile(1);
    expect((await ledger(draftOrderId)).at(-1)).toBe('voided');
    show();
    await reconcile(20);
    expect((await verify(more)).data).toMatchObject({ orderId: null, refusal: { code: 'order_not_amendable' } });
    expect(await ledger(more.draftOrderId)).toEqual(['created', 'added']);
    expect(await held(of, more)).toEqual({ authorised: 0, gateway: 0 });
  });

  test('an addition that is found after it was given up places nothing, and ends with the capture', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await fault('timeout-after');
    const show = hideAdditions();
    await payByEarlier(more);
    await world.sandbox.control('DELETE', '/api/faults');
    await reconcile(40);
    expect(await ledger(more.draftOrderId)).toEqual(['created', 'cancelled']);
    show();
    await reconcile(601);
    expect(await ledger(more.draftOrderId)).toEqual(['created', 'cancelled', 'added']);
    expect([await statusOf(of), await statusOf(more)]).toEqual(['sent_to_store', 'draft']);
    expect(await held(of, more)).toEqual({ authorised: more.amount, gateway: 0 });
    await picked(of);
    expect(await held(of, more)).toEqual({ authorised: 0, gateway: of.amount });
  });

  test('is paid for anew after its basket changed while the reply was lost, and the mail says so', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await fault('timeout-after');
    await payByEarlier(more);
    await world.sandbox.control('DELETE', '/api/faults');
    const most = await changed(of, 8);
    await reconcile(20);
    expect((await verify(most)).data.refusal?.code).toBe('basket_changed');
    expect((await pay(most)).data.status).toBe('sent_to_store');
    await reconcile(1);
    expect(await held(of, most)).toEqual({ authorised: most.amount, gateway: 0 });
    expect(await changeMail(most)).toContain('held or taken on your card before is released');
  });

  test('two clicks add once', async () => {
    const of = await ordered();
    const more = await changed(of, 7);
    await Promise.all([payByEarlier(more), payByEarlier(more), payByEarlier(more)]);
    await reconcile(1);
    expect(await authorisations(more)).toEqual([of.amount, more.amount - of.amount]);
    expect((await chargesOf(of, more))[0]?.status).toBe('Authorized');
  });
});

test('a payment that is not of the order before, and an ordinary order, are refused', async () => {
  const of = await draft();
  expect((await payByEarlier(of)).problem.code).toBe('order_not_payable');
  const placed = await ordered();
  const less = await changed(placed, 5);
  expect((await payByEarlier(less, { paymentGateway: 'realex' })).status).toBeGreaterThanOrEqual(400);
  expect((await payByEarlier(less, { paymentMethod: 'apple_pay' })).status).toBeGreaterThanOrEqual(400);
  const stolen = await world.service.call(
    'POST /payments/make-payment',
    { ...less, paymentMethod: 'card', paymentGateway: 'checkoutcom', usesEarlierPayment: true },
    { guest: 'B'.repeat(43) },
  );
  expect(stolen.problem.code).toBe('order_not_found');
  expect(await ledger(placed.draftOrderId)).toEqual(['created', 'authorised']);
});
