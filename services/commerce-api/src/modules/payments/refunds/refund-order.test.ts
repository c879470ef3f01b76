import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { type Draft, setUpCardPayments } from '../../../../test-support/payments/card-payments';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { sandboxKeys } from '../../../config/checkoutcom-configuration';
import { balanceOf } from '../../ledger/ledger';
import { settlePayment } from '../settlement/settle-payment.service';

const { world, draft, ledger, move, pay, pick, reconcile, verify } = setUpCardPayments();

type Refund = Omit<BodyOf<'POST /admin/order-refund'>, 'businessOrderId' | 'reason'>;
const read = async (businessOrderId: string) =>
  (await world.service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;
const charge = async ({ draftOrderId }: Draft) => (await world.sandbox.charges(draftOrderId))[0];

/** A delivered order of six milks, paid by card. */
async function delivered() {
  const of = await draft();
  const { data } = await pay(of);
  await pick(of);
  await move(of, 'en_route', 'delivered');
  const number = data.businessOrderId ?? '';
  const order = await read(number);
  const refund = (body: Refund, options: { key?: string } = {}) =>
    world.service.call(
      'POST /admin/order-refund',
      { businessOrderId: number, reason: 'Squashed', ...body },
      { admin: true, ...options },
    );
  return { of, number, order, refund, paymentId: data.paymentId, line: order.lines[0]?.lineId ?? 0 };
}

test('a line is refunded in parts that add up to what it cost, and the delivery once', async () => {
  const { of, order, refund, number, paymentId, line } = await delivered();
  expect((await refund({ kind: 'delivery' })).status).toBe(200);
  expect((await refund({ kind: 'delivery' })).problem.code).toBe('refund_too_high');
  for (const quantity of [1, 2]) expect((await refund({ kind: 'line', lineId: line, quantity })).status).toBe(200);
  expect((await refund({ kind: 'line', lineId: line, quantity: 4 })).problem.code).toBe('refund_too_high');
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('captured');
  expect((await refund({ kind: 'line', lineId: line, quantity: 3 })).status).toBe(200);
  const net = order.lines[0]?.breakdown?.net ?? 0;
  expect((await read(number)).lines[0]).toMatchObject({ refundedQuantity: 6, refundedAmount: net });
  expect(await charge(of)).toMatchObject({ net_captured: 0 });
  const after = await read(number);
  const refunds = after.refunds ?? [];
  expect(refunds.map(({ kind, isDone }) => [kind, isDone])).toEqual([
    ['delivery', true],
    ['line', true],
    ['line', true],
    ['line', true],
  ]);
  expect(refunds.reduce((all, { amount }) => all + amount, 0)).toBe(order.total);
  const vat = refunds.flatMap((one) => one.vat).reduce((all, one) => all + one.vat, 0);
  expect(vat).toBe((order.breakdown?.vat ?? []).reduce((all, one) => all + one.vat, 0));
  expect(await balanceOf(world.service.db, paymentId)).toMatchObject({ gateway: 0, refunded: order.total });
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunded');
  expect(after.history?.at(-1)).toMatchObject({ action: 'refund', by: 'Administrator', reason: 'Squashed' });
});

test('goodwill is refunded up to what is left, never beyond', async () => {
  const { of, order, refund } = await delivered();
  expect((await refund({ kind: 'goodwill', amount: order.total + 1 })).problem.code).toBe('refund_too_high');
  expect((await refund({ kind: 'goodwill', amount: 300 })).status).toBe(200);
  expect((await refund({ kind: 'goodwill', amount: order.total - 299 })).problem.code).toBe('refund_too_high');
  expect((await refund({ kind: 'goodwill' })).problem.code).toBe('refund_invalid');
  expect((await refund({ kind: 'line', lineId: 1, quantity: 1 })).problem.code).toBe('line_not_found');
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 300 });
  await move(of, 'refunded');
  expect(await charge(of)).toMatchObject({ status: 'Refunded', net_captured: 0 });
});

test('the same refund requested at once, with one key or twice, is made once or never too much', async () => {
  const { of, order, refund, line } = await delivered();
  const key = `refund-${of.draftOrderId}`;
  await Promise.all([1, 2, 3].map(() => refund({ kind: 'goodwill', amount: 100 }, { key })));
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 100 });
  const lines = await Promise.all([1, 2, 3].map(() => refund({ kind: 'line', lineId: line, quantity: 6 })));
  expect(lines.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const net = order.lines[0]?.breakdown?.net ?? 0;
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 100 - net });
});

test('a refund is made once by two settlers, after a lost reply and a decline', async () => {
  const { of, order, refund, paymentId } = await delivered();
  const fault = (kind: string) =>
    world.sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:refunds', kind, status: 503, times: 1 });
  await fault('error');
  await refund({ kind: 'goodwill', amount: 200 });
  expect((await read(order.businessOrderId)).refunds).toMatchObject([{ isDone: false }]);
  await Promise.all([1, 2].map(() => settlePayment(world.service.context, paymentId).catch(() => undefined)));
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 200 });
  await fault('decline');
  await refund({ kind: 'goodwill', amount: 50 });
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 200 });
  await reconcile(61);
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 250 });
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('captured');
});

test('a part refunded in the gateway’s dashboard is recorded, and limits later refunds', async () => {
  const { of, order, refund, number, paymentId } = await delivered();
  const { id } = (await charge(of)) ?? {};
  await fetch(`${world.sandbox.url}/checkoutcom/payments/${id}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
    body: '{"amount":400}',
  });
  await settlePayment(world.service.context, paymentId);
  expect((await read(number)).refunds).toMatchObject([{ kind: 'gateway', amount: 400, isDone: true }]);
  expect((await refund({ kind: 'goodwill', amount: order.total - 399 })).problem.code).toBe('refund_too_high');
});

test('what is left is refunded in the dashboard while a part is asked for: the order ends', async () => {
  const { of, refund, number } = await delivered();
  await world.sandbox.control('PUT', '/api/faults', {
    target: 'checkoutcom:refunds',
    kind: 'error',
    status: 502,
    times: 1,
  });
  await refund({ kind: 'goodwill', amount: 100 });
  expect((await ledger(of.draftOrderId)).at(-1)).toBe('refunding');
  const { id } = (await charge(of)) ?? {};
  await fetch(`${world.sandbox.url}/checkoutcom/payments/${id}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
    body: '{}',
  });
  await reconcile(10);
  expect((await verify(of)).data).toMatchObject({ status: 'refunded', paymentState: 'refunded' });
  expect((await read(number)).refunds).toMatchObject([{ kind: 'goodwill', amount: 100 }, { kind: 'gateway' }]);
});

test('nothing can be refunded of an order that took nothing', async () => {
  const of = await draft();
  const { data } = await pay(of);
  const reply = await world.service.call(
    'POST /admin/order-refund',
    { businessOrderId: data.businessOrderId ?? '', kind: 'goodwill', amount: 1, reason: 'Early' },
    { admin: true },
  );
  expect([reply.status, reply.problem.code]).toEqual([409, 'nothing_captured']);
});

test('the shopper gets a mail with the sum, what it is for and its VAT', async () => {
  const { of, refund, number, line } = await delivered();
  await world.service.db.execute(
    sql`update order_lines set breakdown = breakdown || '{"vatRate": 2000, "vat": 120}' where id = ${line}`,
  );
  await refund({ kind: 'line', lineId: line, quantity: 3 });
  for (let round = 0; round < 4; round += 1)
    await sendQueuedMail(world.service.context, (error) => {
      throw error;
    });
  const { mail } = (await world.sandbox.control('GET', `/api/mail?subject=${number}`)) as {
    mail: { subject: string; text: string }[];
  };
  const refunded = mail.find(({ subject }) => subject.startsWith('A refund'));
  expect(refunded?.text).toContain('3 × Whole milk');
  expect(refunded?.text).toContain('VAT at 20%: 60p');
  expect((await verify(of)).data).toMatchObject({ status: 'delivered', paymentState: 'captured' });
});

test('a delivered order that is refunded whole is mailed, with the VAT that was not refunded before', async () => {
  const { of, refund, number, line } = await delivered();
  const vat = [{ rate: 2000, gross: 720, vat: 120 }];
  await world.service.db.execute(
    sql`update orders set breakdown = breakdown || ${JSON.stringify({ vat })}::jsonb where draft_order_id = ${of.draftOrderId}`,
  );
  await world.service.db.execute(
    sql`update order_lines set breakdown = breakdown || '{"vatRate": 2000, "vat": 120}' where id = ${line}`,
  );
  await refund({ kind: 'line', lineId: line, quantity: 3 });
  await move(of, 'refunded');
  const { data } = await world.service.call('POST /admin/order', { businessOrderId: number }, { admin: true });
  expect(data.refunds?.at(-1)).toMatchObject({ kind: 'order', vat: [{ rate: 2000, gross: 360, vat: 60 }] });
  for (let round = 0; round < 4; round += 1)
    await sendQueuedMail(world.service.context, (error) => {
      throw error;
    });
  const { mail } = (await world.sandbox.control('GET', `/api/mail?subject=${number}`)) as {
    mail: { subject: string; text: string }[];
  };
  expect(mail.some(({ text }) => text.includes('everything that you had paid'))).toBe(true);
});

test('a request repeated under its key refunds once, and the key makes no other refund', async () => {
  const { of, order, refund } = await delivered();
  const key = { key: 'refund-the-squashed-milk-once' };
  const goodwill = { kind: 'goodwill', amount: 500 } as const;
  const replies = await Promise.all([refund(goodwill, key), refund(goodwill, key)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await refund(goodwill, key)).data.refunds).toHaveLength(1);
  // Another day: the key's stored reply is gone, and the refund itself still knows what it was for.
  await world.service.db.execute(sql`delete from idempotency_keys`);
  expect((await refund(goodwill, key)).data.refunds).toHaveLength(1);
  for (const other of [{ kind: 'delivery' }, { kind: 'goodwill', amount: 300 }] as const)
    expect((await refund(other, key)).problem?.code).toBe('idempotency_key_reused');
  expect(await charge(of)).toMatchObject({ net_captured: order.total - 500 });
});
