import { sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { isLegalMove, type OrderState, orderTransitions, statusCodes, statusTexts } from '../../states/order-status';
import { mayMovePayment, paymentTransitions } from '../../states/payment-state';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

/** Sets the past order's status directly, so that each move can be tried. */
const force = (status: OrderState, method = 'delivery') =>
  service.db.execute(
    sql`update orders set status = ${status}, fulfilment_method = ${method} where draft_order_id = ${ids.pastOrder}`,
  );
const move = (status: Exclude<OrderState, 'draft'>) =>
  service.call('POST /admin/order-transition', { businessOrderId: 'tm-adas-past-2345', status }, { admin: true });

const states = Object.keys(orderTransitions) as OrderState[];
const seen = states.filter((state): state is Exclude<OrderState, 'draft'> => state !== 'draft');

test('the ten statuses have their names, and only the allowed transitions happen [4.01]', async () => {
  expect(Object.values(statusTexts)).toEqual([
    'Sent to Store',
    'Store Accepted / Picking',
    'Picked',
    'Driver en Route',
    'Delivered',
    'Store Rejected Order',
    'Refunded',
    'Order Declined',
    'Order Cancelled',
    'Unable to Deliver',
  ]);
  for (const from of seen) {
    for (const to of seen) {
      await force(from);
      const { status, problem, data } = await move(to);
      if (isLegalMove(from, to, 'delivery')) expect([from, to, status, data.status]).toEqual([from, to, 200, to]);
      else expect([from, to, status, problem.code]).toEqual([from, to, 409, 'illegal_transition']);
    }
  }
  const journey: OrderState[] = ['sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered'];
  for (const [place, from] of journey.slice(0, -1).entries())
    expect(isLegalMove(from, journey[place + 1] ?? from, 'delivery')).toBe(true);
  expect(isLegalMove('delivered', 'sent_to_store', 'delivery')).toBe(false);
  expect(isLegalMove('picked', 'delivered', 'delivery')).toBe(false);
  expect(isLegalMove('picked', 'delivered', 'collection')).toBe(true);
  expect(isLegalMove('picked', 'en_route', 'collection')).toBe(false);
});

test('the statuses on the way to delivery have the codes 20, 40, 60, 80 and 100, the others none [4.02]', async () => {
  const codes: Record<string, number | null> = {};
  for (const status of seen) {
    await force(status);
    codes[status] = (
      await service.call('POST /stores/order-status', { businessOrderId: 'TM-ADAS-PAST-2345' })
    ).data.statusCode;
  }
  expect(codes).toEqual({
    ...Object.fromEntries(seen.map((status) => [status, null])),
    sent_to_store: 20,
    store_accepted_picking: 40,
    picked: 60,
    en_route: 80,
    delivered: 100,
  });
  expect(Object.keys(statusCodes)).toHaveLength(5);
});

test('cash is captured when the order is delivered and cancelled with it; the ledger records each step', async () => {
  await force('en_route');
  // The first test refunded the order's own payment.
  await service.db.execute(
    sql`insert into payments (id, draft_order_id, method, gateway, amount, currency, state, created_at)
        select 1, draft_order_id, method, gateway, amount, currency, 'to_collect', now() from payments
        where draft_order_id = ${ids.pastOrder}`,
  );
  expect((await move('delivered')).data.payment?.state).toBe('captured');
  const ledger = await rowsOf<{ state: string }>(
    service.db,
    sql`select e.state from payment_events e join payments p on p.id = e.payment_id
        where p.draft_order_id = ${ids.pastOrder} order by e.at, e.id`,
  );
  expect(ledger.at(-1)?.state).toBe('captured');
  expect(mayMovePayment('to_collect', 'captured')).toBe(true);
  for (const ended of ['declined', 'voided', 'refunded'] as const) expect(paymentTransitions[ended]).toEqual([]);
});

test('an operator without the key can neither read nor change anything', async () => {
  expect((await service.call('POST /admin/orders', {})).status).toBe(401);
  expect(
    (await service.call('POST /admin/order-transition', { businessOrderId: 'TM-ADAS-PAST-2345', status: 'refunded' }))
      .status,
  ).toBe(401);
});
