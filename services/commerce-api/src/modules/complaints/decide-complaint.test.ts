import type { ApiClient } from '@storefront/api/client';
import type { OperatorRole } from '@storefront/api/entities/operator';
import { setUpComplaints } from '../../../test-support/complaints';
import { runOps } from '../../../test-support/programs/run-ops';

const { world, arrived, followed, givenBack, report, rules } = setUpComplaints();
beforeEach(() => rules(0, 0, 0));

const operatorKey = async (role: OperatorRole, business = 'Testmarket') =>
  (await world.service.call('POST /admin/operator-add', { business, name: `Sam the ${role}`, role }, { admin: true }))
    .data.key ?? '';

const decide = (complaintId: number, decision: 'refund' | 'decline', key: string, reason = 'We saw the picture') =>
  world.service.call('POST /admin/complaint-decide', { complaintId, decision, reason }, { operatorKey: key });

async function waiting() {
  const of = await arrived();
  const { data } = await report(of, 2);
  expect(data.state).toBe('open');
  return { of, complaintId: data.complaintId };
}

test.each([
  ['picker', 403],
  ['driver', 403],
  ['support', 200],
  ['manager', 200],
] as const)('a %s who lists, decides or looks at complaints gets %i', async (role, status) => {
  const { complaintId } = await waiting();
  const key = await operatorKey(role);
  const { call } = world.service;
  expect((await call('POST /admin/complaints', {}, { operatorKey: key })).status).toBe(status);
  const picture = await call('POST /admin/complaint-picture', { complaintId }, { operatorKey: key });
  expect(picture.status).toBe(status === 200 ? 404 : 403);
  expect((await decide(complaintId, 'decline', key)).status).toBe(status);
});

test('an operator refunds what was reported: the shopper sees it, and the order says who did it', async () => {
  const { of, complaintId } = await waiting();
  const key = await operatorKey('support');
  const { data } = await decide(complaintId, 'refund', key);
  expect(data).toMatchObject({ state: 'refunded', amount: 240, isDone: true, isAutomatic: false });
  expect((await followed(of)).complaints).toMatchObject([{ state: 'refunded', amount: 240, reason: null }]);
  const { call } = world.service;
  const order = (await call('POST /admin/order', { businessOrderId: of.number }, { admin: true })).data;
  expect(order.history?.at(-1)).toMatchObject({
    action: 'refund',
    by: 'Sam the support',
    reason: 'We saw the picture',
  });
  expect((await decide(complaintId, 'refund', key)).problem.code).toBe('complaint_decided');
  expect((await decide(complaintId, 'decline', key)).problem.code).toBe('complaint_decided');
});

test('a declined complaint shows its reason, is recorded, and its units are not reported again', async () => {
  const { of, complaintId } = await waiting();
  await decide(complaintId, 'decline', await operatorKey('manager'), 'The picture shows another shop’s milk');
  const shown = await followed(of);
  expect(shown.complaints).toMatchObject([
    { state: 'declined', amount: 0, reason: 'The picture shows another shop’s milk' },
  ]);
  expect(shown.reportable?.lines).toMatchObject([{ quantity: 4 }]);
  expect((await report(of, 5)).problem.code).toBe('already_reported');
  const { data } = await world.service.call('POST /admin/order', { businessOrderId: of.number }, { admin: true });
  expect(data.history?.at(-1)).toMatchObject({ action: 'decline_complaint', by: 'Sam the manager' });
  expect(data.refunds).toEqual([]);
});

test('two operators at once decide one complaint once', async () => {
  const { of, complaintId } = await waiting();
  const key = await operatorKey('manager');
  const both = await Promise.all([decide(complaintId, 'refund', key), decide(complaintId, 'refund', key)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await givenBack(of)).toBe(240);
});

test('operators of another business see no complaint and decide none', async () => {
  const { complaintId } = await waiting();
  const key = await operatorKey('manager', 'Testhouse');
  const { call } = world.service;
  expect((await call('POST /admin/complaints', {}, { operatorKey: key })).data).toEqual({ complaints: [], total: 0 });
  for (const decision of ['refund', 'decline'] as const)
    expect((await decide(complaintId, decision, key)).problem.code).toBe('complaint_not_found');
  const picture = await call('POST /admin/complaint-picture', { complaintId }, { operatorKey: key });
  expect(picture.problem.code).toBe('complaint_not_found');
});

test('complaints are listed by state and order, oldest first', async () => {
  const { of, complaintId } = await waiting();
  const other = await waiting();
  const list = async (body: { openOnly?: boolean; businessOrderId?: string }) =>
    (await world.service.call('POST /admin/complaints', body, { admin: true })).data.complaints;
  expect((await list({})).map((one) => one.complaintId)).toEqual([complaintId, other.complaintId]);
  await decide(other.complaintId, 'decline', await operatorKey('support'));
  expect(await list({ openOnly: true })).toMatchObject([
    {
      complaintId,
      businessOrderId: of.number,
      customer: 'Grace Hill',
      worth: 240,
      note: null,
      businessName: 'Testmarket',
    },
  ]);
  expect(await list({ businessOrderId: other.of.number.toLowerCase() })).toMatchObject([{ state: 'declined' }]);
});

test('an operator lists, reads and decides complaints by commands', async () => {
  const { of, complaintId } = await waiting();
  const call = async (operation: 'POST /admin/complaints', { body }: { body: object }) => {
    const { status, data, problem } = await world.service.call(operation, body, { admin: true });
    return status === 200 ? { ok: true, data } : { ok: false, error: problem };
  };
  const ops = (...words: string[]) => runOps({ call } as unknown as ApiClient, ['complaints', ...words]);
  const number = String(complaintId);
  expect((await ops('--open')).join('\n')).toMatch(new RegExp(`${number} .*open .*${of.number} .*Grace Hill .*£2.40`));
  expect(await ops(number)).toEqual(
    expect.arrayContaining([`${number}  open`, 'Worth     £2.40', 'Item      2 × Whole milk: damaged']),
  );
  await expect(ops(number, '--save', 'pictures')).rejects.toThrow('The complaint has no picture');
  expect(await ops(number, '--refund', 'Two were broken')).toEqual([`${number} is refunded: £2.40`]);
  await expect(ops(number, '--decline', 'Too late')).rejects.toThrow('complaint_decided');
  await expect(ops('7')).rejects.toThrow('There is no complaint 7');
});
