import type { OperatorRole } from '@storefront/api/entities/operator';
import { sql } from 'drizzle-orm';
import { sessionOf } from '../../../../test-support/desk-operators';
import { setUpCardPayments } from '../../../../test-support/payments/card-payments';

const { world, draft, move, pay, pick } = setUpCardPayments();

test('customer service gives goodwill up to its limit for one order, and refunds what was paid; a manager gives more', async () => {
  const of = await draft();
  const businessOrderId = (await pay(of)).data.businessOrderId ?? '';
  await pick(of);
  await move(of, 'en_route', 'delivered');
  const { call, db } = world.service;
  const as = async (role: OperatorRole) => {
    const operatorKey = await sessionOf(world.service, { role });
    return (body: { kind: 'goodwill'; amount: number } | { kind: 'line'; lineId: number; quantity: number }) =>
      call('POST /admin/order-refund', { businessOrderId, reason: 'Late', ...body }, { operatorKey });
  };
  const [support, manager] = [await as('support'), await as('manager')];
  expect((await support({ kind: 'goodwill', amount: 2001 })).problem).toMatchObject({
    code: 'refund_above_limit',
    errors: [{ path: 'amount', message: '2000' }],
  });
  expect((await support({ kind: 'goodwill', amount: 100 })).status).toBe(200);
  // What was given before counts; the order itself is too small for it.
  await db.execute(sql`update refunds set amount = 1950 where draft_order_id = ${of.draftOrderId}`);
  expect((await support({ kind: 'goodwill', amount: 51 })).problem).toMatchObject({
    code: 'refund_above_limit',
    errors: [{ message: '50' }],
  });
  expect((await manager({ kind: 'goodwill', amount: 51 })).status).toBe(200);
  const { lines } = (await call('POST /admin/order', { businessOrderId }, { admin: true })).data;
  expect((await support({ kind: 'line', lineId: lines[0]?.lineId ?? 0, quantity: 1 })).status).toBe(200);
});
