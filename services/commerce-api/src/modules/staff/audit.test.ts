import { eq, sql } from 'drizzle-orm';
import { addDeskOperator, sessionOf } from '../../../test-support/desk-operators';
import { ids, PAST_ORDER_NUMBER } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { operatorActions } from '../../database/schema/operator-action';
import { erasePerson } from '../member/erase-person';

let service: TestService;
let administrator: string;
beforeAll(async () => {
  service = await createTestService();
  administrator = await sessionOf(service, { role: 'administrator' });
});
beforeEach(async () => {
  await service.db.delete(operatorActions);
  await service.db.execute(sql`update orders set status = 'sent_to_store' where order_id = ${ids.pastOrder}`);
});
afterAll(() => service.close());

const as = (operatorKey: string) => ({ operatorKey });
const audit = async (operatorKey: string, body = {}) =>
  (await service.call('POST /desk/audit', body, as(operatorKey))).data;
const move = (operatorKey: string, status: 'store_accepted_picking' | 'en_route', note = 'Bay 4') =>
  service.call('POST /admin/order-transition', { businessOrderId: PAST_ORDER_NUMBER, status, note }, as(operatorKey));

test('what an operator did to an order is recorded with its reason and outcome, and reads are not', async () => {
  const picker = await sessionOf(service, { role: 'picker' });
  await move(picker, 'store_accepted_picking');
  await service.call('POST /admin/order', { businessOrderId: PAST_ORDER_NUMBER }, as(picker));
  await move(picker, 'store_accepted_picking');
  const { actions, total } = await audit(administrator);
  expect(total).toBe(2);
  expect(actions.map(({ outcome }) => outcome)).toEqual(['illegal_transition', 'done']);
  expect(actions[1]).toMatchObject({
    operatorName: 'Robin the picker',
    role: 'picker',
    operation: 'adminOrderTransition',
    target: { businessOrderId: PAST_ORDER_NUMBER, status: 'store_accepted_picking' },
    orderNumber: PAST_ORDER_NUMBER,
    storeId: ids.store,
    reason: 'Bay 4',
  });
});

test('changes of staff and keys are recorded with their values before and after, and no secret', async () => {
  const { operatorId } = await addDeskOperator(service, { role: 'picker' });
  const change = { operatorId, role: 'counter' as const, storeIds: [ids.store] };
  await service.call('POST /desk/staff-change', change, as(administrator));
  const added = await service.call(
    'POST /admin/api-key-add',
    { name: 'Till', scopes: ['orders:read'] },
    as(administrator),
  );
  expect(added.status).toBe(200);
  const { actions } = await audit(administrator);
  expect(actions[1]).toMatchObject({
    before: { role: 'picker', storeIds: null },
    after: { role: 'counter', storeIds: [ids.store] },
  });
  expect(actions[0]).toMatchObject({ before: null, after: { name: 'Till', scopes: ['orders:read'], revokedAt: null } });
  expect(JSON.stringify(await service.db.select().from(operatorActions))).not.toContain(added.data.key);
});

test('a manager sees what was done with orders of their stores, an administrator all of their business', async () => {
  await move(await sessionOf(service, { role: 'picker' }), 'store_accepted_picking');
  await service.call('POST /admin/api-key-add', { name: 'Till', scopes: ['orders:read'] }, as(administrator));
  const here = await sessionOf(service, { role: 'manager', storeIds: [ids.store] });
  const elsewhere = await sessionOf(service, { role: 'manager', storeIds: [ids.farStore] });
  const stranger = await sessionOf(service, { role: 'administrator', business: ids.otherBusiness });
  const seen = async (key: string) => (await audit(key)).actions.map(({ operation }) => operation);
  expect(await seen(here)).toEqual(['adminOrderTransition']);
  expect([await seen(elsewhere), await seen(stranger)]).toEqual([[], []]);
  expect(await seen(administrator)).toEqual(['adminApiKeyAdd', 'adminOrderTransition']);
});

test('the record is searched by text, operator and day, and read in pages', async () => {
  const picker = await addDeskOperator(service, { role: 'picker' });
  const { startOperatorSession } = await import('../operators/operator-sessions');
  const key = await startOperatorSession(service.db, service.keys, picker.operatorId, service.clock.now());
  await move(key, 'store_accepted_picking', '100% in bay_4');
  await move(administrator, 'en_route');
  await move(key, 'en_route');
  const count = async (body: object) => (await audit(administrator, body)).total;
  const today = service.clock.now().toISOString().slice(0, 10);
  expect(await count({ text: 'BAY_4' })).toBe(1);
  expect(await count({ text: '%' })).toBe(1);
  expect(await count({ byOperatorId: picker.operatorId })).toBe(2);
  expect([await count({ day: today }), await count({ day: '2026-01-01' })]).toEqual([2, 0]);
  const page = await audit(administrator, { page: 2, limit: 1 });
  expect([page.actions.length, page.total]).toEqual([1, 2]);
  const wrong = await service.call('POST /desk/audit', { day: '2026-02-31' }, as(administrator));
  expect(wrong.problem.code).toBe('date_invalid');
});

test('the number of another business’s order is recorded with nothing of that order', async () => {
  const stranger = await sessionOf(service, { role: 'manager', business: ids.otherBusiness });
  expect((await move(stranger, 'store_accepted_picking')).problem.code).toBe('order_not_found');
  const [row] = await service.db.select().from(operatorActions);
  expect(row).toMatchObject({ businessId: ids.otherBusiness, orderNumber: null, storeId: null });
});

test('the reason goes with the shopper who is deleted, and the row stays', async () => {
  await move(await sessionOf(service, { role: 'picker' }), 'store_accepted_picking', 'Ada rang');
  const nobody = { memberId: null, businessId: ids.business, emailAddress: '', sessionIds: [] };
  const of = { basketIds: [], draftOrderIds: [ids.pastOrder], contactIds: [] };
  await erasePerson(service.db, { ...nobody, ...of });
  const rows = await service.db
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.orderNumber, PAST_ORDER_NUMBER));
  expect(rows.map(({ reason }) => reason)).toEqual([null]);
});
