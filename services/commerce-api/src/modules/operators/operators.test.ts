import type { OperatorRole } from '@storefront/api/entities/operator';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import { sql } from 'drizzle-orm';
import { sessionOf } from '../../../test-support/desk-operators';
import { ids, PAST_ORDER_NUMBER } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
const lines: string[] = [];
beforeAll(async () => {
  service = await createTestService({ onLog: (line) => lines.push(line) });
});
afterAll(() => service.close());

const add = async (role: OperatorRole, business = 'Testmarket', name = `Sam the ${role}`) => {
  const { data } = await service.call('POST /admin/operator-add', { business, name, role }, { admin: true });
  return { operator: data.operator, key: data.key ?? '' };
};
const move = (operatorKey: string, status: OrderStatus, note?: string) =>
  service.call(
    'POST /admin/order-transition',
    { businessOrderId: PAST_ORDER_NUMBER, status, ...(note && { note }) },
    { operatorKey },
  );
const force = (status: OrderStatus) =>
  service.db.execute(sql`update orders set status = ${status} where order_id = 801`);

test('[4.01] each move is named with its operator and a reason, which shoppers do not see', async () => {
  await force('sent_to_store');
  const { key } = await add('picker');
  expect((await move(key, 'store_accepted_picking', 'Bay 4')).status).toBe(200);
  const { data } = await service.call(
    'POST /admin/order',
    { businessOrderId: PAST_ORDER_NUMBER },
    { operatorKey: key },
  );
  expect(data.history?.at(-1)).toMatchObject({
    status: 'store_accepted_picking',
    by: 'Sam the picker',
    reason: 'Bay 4',
    action: null,
  });
  const shown = await service.call('POST /stores/order-status', { businessOrderId: PAST_ORDER_NUMBER });
  expect(JSON.stringify(shown.data)).not.toContain('Sam');
  const member = await service.call('POST /member/order', { orderId: 801 }, { as: await service.logIn() });
  expect([member.status, JSON.stringify(member.data).includes('Sam')]).toEqual([200, false]);
});

test.each([
  ['picker', 'sent_to_store', 'order_cancelled', 403],
  ['support', 'sent_to_store', 'store_accepted_picking', 403],
  ['support', 'sent_to_store', 'order_cancelled', 200],
  ['driver', 'store_accepted_picking', 'picked', 403],
  ['driver', 'picked', 'en_route', 200],
  ['manager', 'store_accepted_picking', 'picked', 200],
] as const)('a %s moves an order from %s to %s: %s', async (role, from, to, status) => {
  await force(from);
  const { key } = await add(role);
  expect((await move(key, to)).status).toBe(status);
});

test('a role without refunds cannot refund, and no operator has what needs the admin key', async () => {
  const { key: operatorKey } = await add('picker');
  const refund = { businessOrderId: PAST_ORDER_NUMBER, kind: 'goodwill', amount: 1, reason: 'x' } as const;
  const refused = await service.call('POST /admin/order-refund', refund, { operatorKey });
  expect([refused.status, refused.problem.code]).toEqual([403, 'operator_role_refused']);
  const { key: manager } = await add('manager');
  for (const key of ['POST /admin/operators', 'POST /admin/reconcile', 'POST /admin/coupons'] as const)
    expect((await service.call(key, {}, { operatorKey: manager })).status).toBe(403);
});

test('an operator works on the orders of one business only', async () => {
  await force('sent_to_store');
  const { key } = await add('manager', 'Testhouse');
  expect((await move(key, 'store_accepted_picking')).problem.code).toBe('order_not_found');
  const read = { businessOrderId: PAST_ORDER_NUMBER };
  expect((await service.call('POST /admin/order', read, { operatorKey: key })).problem.code).toBe('order_not_found');
  expect((await service.call('POST /admin/orders', {}, { operatorKey: key })).data.orders).toEqual([]);
});

test('an operator of some stores finds the orders of these alone', async () => {
  const numbers = async (storeIds: readonly number[]) => {
    const operatorKey = await sessionOf(service, { role: 'manager', storeIds });
    const { data } = await service.call('POST /admin/orders', {}, { operatorKey });
    expect(data.total).toBe(data.orders.length);
    return data.orders.map(({ businessOrderId }) => businessOrderId);
  };
  expect(await numbers([ids.store])).toEqual([PAST_ORDER_NUMBER]);
  expect(await numbers([ids.farStore])).toEqual([]);
  expect(await numbers([ids.store, ids.farStore])).toEqual([PAST_ORDER_NUMBER]);
});

test('a key is stored hashed, shown once, never logged, and refused once it is withdrawn', async () => {
  await force('sent_to_store');
  const { key, operator } = await add('manager');
  expect(key).toMatch(/^op_[\w-]{43}$/);
  const { data } = await service.call('POST /admin/operators', { business: 'Testmarket' }, { admin: true });
  expect(data.operators.map(({ operatorId }) => operatorId)).toContain(operator.operatorId);
  const stored = await rowsOf(service.db, sql`select * from operators`);
  for (const text of [JSON.stringify(data), JSON.stringify(stored), lines.join('')]) expect(text).not.toContain(key);
  const { operatorId } = operator;
  const withdrawn = await service.call('POST /admin/operator-withdraw', { operatorId }, { admin: true });
  expect(withdrawn.data.withdrawnAt).not.toBeNull();
  expect(await service.call('POST /admin/operator-withdraw', { operatorId }, { admin: true })).toMatchObject({
    data: withdrawn.data,
  });
  expect((await move(key, 'store_accepted_picking')).status).toBe(401);
  for (const wrong of ['', 'op_x', 'x'.repeat(5000)]) expect((await move(wrong, 'picked')).status).toBe(401);
  const unknown = await service.call('POST /admin/operator-withdraw', { operatorId: 1 }, { admin: true });
  expect(unknown.problem.code).toBe('operator_not_found');
});
