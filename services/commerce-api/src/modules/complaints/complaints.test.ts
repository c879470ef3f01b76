import { DAY_MS } from '@storefront/api/durations';
import { COMPLAINT_WINDOW_MS } from '@storefront/api/limits/complaint-limits';
import { sql } from 'drizzle-orm';
import { setUpComplaints } from '../../../test-support/complaints';
import { orderByCash } from '../../../test-support/order-by-cash';
import { sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { rowsOf } from '../../database/database.types';
import { orderLinkToken } from '../orders/tracking/order-link';

const { world, arrived, followed, givenBack, move, reconcile, report, rules } = setUpComplaints();
beforeEach(() => rules(7, 2_000, 4_000));

const after = (ms: number) => world.service.clock.set(new Date(world.service.clock.now().getTime() + ms));

test('a guest’s broken items are refunded at once, mailed, and shown where the order is followed', async () => {
  const of = await arrived();
  expect((await followed(of)).reportable?.lines).toEqual([{ lineId: of.lineId, quantity: 6, replaced: 0 }]);
  const { data } = await report(of, 2);
  expect(data).toMatchObject({ state: 'refunded', amount: 240, isDone: true, hasPicture: false, reason: null });
  expect(await givenBack(of)).toBe(240);
  const shown = await followed(of);
  expect(shown.complaints).toEqual([data]);
  expect(shown.reportable?.lines).toEqual([{ lineId: of.lineId, quantity: 4, replaced: 0 }]);
  const order = (await world.service.call('POST /admin/order', { businessOrderId: of.number }, { admin: true })).data;
  expect(order.history?.at(-1)).toMatchObject({ action: 'refund', by: 'storefront', reason: 'Reported as damaged' });
  for (let round = 0; round < 4; round += 1)
    await sendQueuedMail(world.service.context, (error) => {
      throw error;
    });
  const { mail } = (await world.sandbox.control('GET', `/api/mail?subject=${of.number}`)) as {
    mail: { subject: string; text: string }[];
  };
  expect(mail.find(({ subject }) => subject.startsWith('A refund'))?.text).toContain('2 × Whole milk');
});

test('a member reports by the order’s number, and nobody else’s order can be reported', async () => {
  const as = await world.service.logIn();
  const of = await arrived(as);
  const { call } = world.service;
  const body = { orderId: of.orderId, lines: [{ lineId: of.lineId, quantity: 1, kind: 'missing' as const }] };
  const bob = await world.service.logIn('bob@example.test', 'battery staple');
  for (const options of [{ as: bob }, { as, business: ids.otherBusiness }])
    expect([401, 404]).toContain((await call('POST /member/order-complaint', body, options)).status);
  expect((await call('POST /member/order-complaint', body)).status).toBe(401);
  expect((await call('POST /member/order-complaint', body, { as })).data).toMatchObject({ state: 'refunded' });
  const { data } = await call('POST /member/order', { orderId: of.orderId }, { as });
  expect(data.complaints).toMatchObject([{ lines: [{ quantity: 1, kind: 'missing', name: 'Whole milk' }] }]);
  const guests = await arrived();
  for (const [token, options] of [
    [`${guests.token}x`, {}],
    [`${of.number}~${guests.token.split('~')[1]}`, {}],
    [guests.token, { business: ids.otherBusiness }],
  ] as const)
    expect((await report({ ...guests, token }, 1, 'damaged', options)).problem.code).toBe('order_link_invalid');
  expect((await report({ ...guests, lineId: of.lineId }, 1)).problem.code).toBe('line_not_found');
});

test.each([
  ['on the seventh day', 7 * DAY_MS, 'refunded'],
  ['a moment later', 7 * DAY_MS + 1, 'open'],
] as const)('%s a report is %s', async (_when, ms, state) => {
  const of = await arrived();
  after(ms);
  expect((await report(of, 1)).data.state).toBe(state);
});

test('an order is reported once it has arrived, and for thirty days', async () => {
  const of = await arrived();
  await world.service.db.execute(sql`update orders set status = 'en_route' where draft_order_id = ${of.draftOrderId}`);
  expect((await report(of, 1)).problem.code).toBe('order_not_reportable');
  await world.service.db.execute(sql`update orders set status = 'delivered' where draft_order_id = ${of.draftOrderId}`);
  // The link works until 30 days after the slot, which ended later than this order arrived.
  after(30 * DAY_MS - 1);
  expect((await followed(of)).reportable).not.toBeNull();
  after(1);
  expect((await followed(of)).reportable).toBeNull();
  expect((await report(of, 1)).problem.code).toBe('order_not_reportable');
});

test('an order’s refunds by rule reach its limit and not beyond', async () => {
  await rules(7, 240, 4_000);
  const of = await arrived();
  expect((await report(of, 1)).data.state).toBe('refunded');
  expect((await report(of, 2)).data.state).toBe('open');
  expect((await report(of, 1)).data.state).toBe('refunded');
  expect((await report(of, 1)).data.state).toBe('open');
  expect(await givenBack(of)).toBe(240);
});

test('a shopper’s refunds by rule count over all orders of a person in ninety days', async () => {
  await rules(30, 2_000, 240);
  const first = await arrived();
  const second = await arrived();
  const of = async (name: string, phone: string) =>
    world.service.db.execute(
      sql`update orders set contact = contact || ${JSON.stringify({ email: name, phoneNumber: phone })}::jsonb
          where draft_order_id = ${second.draftOrderId}`,
    );
  expect((await report(first, 2)).data.state).toBe('refunded');
  const [contact] = await rowsOf<{ email: string }>(
    world.service.db,
    sql`select contact ->> 'email' as email from orders where draft_order_id = ${first.draftOrderId}`,
  );
  const email = contact?.email ?? '';
  // The same phone number; then the same mailbox, by another name; then neither.
  await of('other@example.test', '+447700900456');
  expect((await report(second, 1)).data.state).toBe('open');
  await of(email.replace('@', '+again@'), '+447700900999');
  expect((await report(second, 1)).data.state).toBe('open');
  await of('other@example.test', '+447700900999');
  expect((await report(second, 1)).data.state).toBe('refunded');
  await of(email, '+447700900999');
  await world.service.db.execute(
    sql`update order_complaints set created_at = created_at - ${`${COMPLAINT_WINDOW_MS} milliseconds`}::interval`,
  );
  expect((await report(second, 1)).data.state).toBe('refunded');
});

test('a member’s second account detail does not hide the first: orders of one member share the limit', async () => {
  await rules(7, 2_000, 120);
  const as = await world.service.logIn();
  const [first, second] = [await arrived(as), await arrived(as)];
  const send = ({ orderId, lineId }: typeof first) =>
    world.service.call(
      'POST /member/order-complaint',
      { orderId, lines: [{ lineId, quantity: 1, kind: 'missing' }] },
      { as },
    );
  await world.service.db.execute(
    sql`update orders set contact = contact || '{"email":"x@example.test","phoneNumber":"+447700900998"}'::jsonb
        where draft_order_id = ${second.draftOrderId}`,
  );
  expect((await send(first)).data.state).toBe('refunded');
  expect((await send(second)).data.state).toBe('open');
});

test('a unit is reported once, also by two reports at once, by a repeated request and after an operator’s refund', async () => {
  const of = await arrived();
  const both = await Promise.all([report(of, 6), report(of, 6)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.code).toBe('order_not_reportable');
  const other = await arrived();
  const both4 = await Promise.all([report(other, 4), report(other, 4)]);
  expect(both4.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both4.find(({ status }) => status === 409)?.problem.code).toBe('already_reported');
  expect(await givenBack(other)).toBe(480);

  const third = await arrived();
  const key = 'one-and-the-same-report';
  const sent = await Promise.all([report(third, 1, 'missing', { key }), report(third, 1, 'missing', { key })]);
  expect(sent.map(({ data }) => data.complaintId)).toEqual([sent[0]?.data.complaintId, sent[0]?.data.complaintId]);
  expect((await report(third, 2, 'missing', { key })).problem.code).toBe('idempotency_key_reused');
  const refund = {
    businessOrderId: third.number,
    kind: 'line',
    lineId: third.lineId,
    quantity: 4,
    reason: 'x',
  } as const;
  expect((await world.service.call('POST /admin/order-refund', refund, { admin: true })).status).toBe(200);
  expect((await report(third, 2)).problem.code).toBe('already_reported');
  expect((await report(third, 1)).data).toMatchObject({ state: 'refunded', amount: 120 });
  expect(await givenBack(third)).toBe(720);
});

test('never more than is left of the order: after goodwill an operator decides', async () => {
  const of = await arrived();
  const left = { businessOrderId: of.number, kind: 'goodwill', reason: 'x' } as const;
  const total = (await world.service.call('POST /admin/order', { businessOrderId: of.number }, { admin: true })).data
    .total;
  await world.service.call('POST /admin/order-refund', { ...left, amount: total - 100 }, { admin: true });
  expect((await report(of, 1)).data.state).toBe('open');
  expect(await givenBack(of)).toBe(total - 100);
});

test('while the gateway is down a refund is promised, and made once it is back', async () => {
  const of = await arrived();
  const fault = { target: 'checkoutcom:refunds', kind: 'error', status: 503, times: 1 };
  await world.sandbox.control('PUT', '/api/faults', fault);
  expect((await report(of, 2)).data).toMatchObject({ state: 'refunded', amount: 240, isDone: false });
  expect(await givenBack(of)).toBe(0);
  expect((await report(of, 1)).data).toMatchObject({ state: 'refunded', amount: 120 });
  await reconcile(61);
  expect((await followed(of)).complaints).toMatchObject([{ isDone: true }, { isDone: true }]);
  expect(await givenBack(of)).toBe(360);
});

test('what replaced an item can be not what was asked for, and an operator decides where only an average is known', async () => {
  const of = await arrived();
  const replace = (picked: number, quantity: number) =>
    world.service.db.execute(
      sql`update order_lines set picked = ${picked}, substituted = ${JSON.stringify({
        itemId: ids.milk,
        name: 'Oat milk',
        quantity,
        amount: 100 * quantity,
        vatRate: 0,
        vat: 0,
      })}::jsonb where id = ${of.lineId}`,
    );
  expect((await report(of, 1, 'not_as_ordered')).problem.code).toBe('already_reported');
  await replace(4, 2);
  expect((await followed(of)).reportable?.lines).toEqual([{ lineId: of.lineId, quantity: 6, replaced: 2 }]);
  expect((await report(of, 3, 'not_as_ordered')).problem.code).toBe('already_reported');
  expect((await report(of, 2, 'not_as_ordered')).data.state).toBe('open');
});

test('an order paid in cash waits for an operator', async () => {
  const { call, db } = world.service;
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { basketToken } = (await call('POST /basket/add-item', item)).data.basket;
  const businessOrderId = await orderByCash(world.service, basketToken, { emailAddress: 'cash@example.test' });
  const { data: order } = await call('POST /admin/order', { businessOrderId }, { admin: true });
  for (const status of ['store_accepted_picking', 'picked', 'en_route', 'delivered'] as const)
    await call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });
  const token = orderLinkToken(world.service.keys, ids.business, businessOrderId);
  const of = { token, lineId: order.lines[0]?.lineId ?? 0 };
  const { data } = await report(of, 1);
  expect(data).toMatchObject({ state: 'open', amount: 0 });
  const decided = await call(
    'POST /admin/complaint-decide',
    { complaintId: data.complaintId, decision: 'refund', reason: 'Given back at the door' },
    { admin: true },
  );
  expect(decided.data).toMatchObject({ state: 'refunded', amount: 120, isDone: true });
  expect(await db.execute(sql`select 1 from refunds where draft_order_id = ${order.draftOrderId}`)).toMatchObject({
    rows: [{}],
  });
});

test.each([
  ['no lines', { lines: [] }],
  ['a quantity of none', { quantity: 0 }],
  ['half a unit', { quantity: 0.5 }],
  ['an unknown kind', { kind: 'cold' }],
  ['a note that is too long', { note: 'x'.repeat(301) }],
  ['a note with control characters', { note: 'a\u0007b' }],
])('%s is refused', async (_what, wrong) => {
  const { lines, note, ...line } = { lines: undefined, note: undefined, ...wrong };
  const body = {
    token: 'x',
    lines: lines ?? [{ lineId: 1, quantity: 1, kind: 'damaged', ...line }],
    ...(note && { note }),
  };
  const { problem } = await world.service.call('POST /checkout/followed-order-complaint', body as never);
  expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
});

test('a line is named once', async () => {
  const of = await arrived();
  const line = { lineId: of.lineId, quantity: 1, kind: 'damaged' } as const;
  const body = { token: of.token, lines: [line, { ...line, kind: 'missing' as const }] };
  expect((await world.service.call('POST /checkout/followed-order-complaint', body)).problem.code).toBe(
    'validation_failed',
  );
  await move(of, 'refunded');
  expect((await report(of, 1)).problem.code).toBe('order_not_reportable');
});
