import { DAY_MS, HOUR_MS } from '@storefront/api/durations';
import type { BodyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import { addDeskOperator, DESK_PASSWORD, sessionOf } from '../../../test-support/desk-operators';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { operatorInvitations, operators } from '../../database/schema/operator';
import { composeMail } from '../../outgoing-mail/compose-mail';
import { businessById } from '../businesses/businesses.repository';
import { invitationToken } from './invitations';

let service: TestService;
let administrator: string;
beforeAll(async () => {
  service = await createTestService();
  administrator = await sessionOf(service, { role: 'administrator' });
});
beforeEach(async () => {
  await service.db.execute(sql`delete from rate_limits`);
});
afterAll(() => service.close());

const as = (operatorKey: string) => ({ operatorKey });
const add = (body: Partial<BodyOf<'POST /desk/staff-add'>> = {}, operatorKey = administrator) =>
  service.call(
    'POST /desk/staff-add',
    { name: 'Kim Lee', email: `kim.${Math.random()}@desk.test`, role: 'picker', storeIds: [ids.store], ...body },
    as(operatorKey),
  );
const accept = (token: string, password = DESK_PASSWORD, business?: number) =>
  service.call('POST /desk/accept-invitation', { token, password }, business ? { business } : {});

/** The token of the newest link of an operator. */
async function tokenOf(operatorId: number): Promise<string> {
  const rows = await service.db
    .select()
    .from(operatorInvitations)
    .where(eq(operatorInvitations.operatorId, operatorId));
  return invitationToken(service.keys, Math.max(...rows.map(({ id }) => id)));
}

test('an administrator invites an operator, who sets a password by the link once', async () => {
  const { status, data } = await add({ email: 'Kim@Desk.test' });
  expect(status).toBe(200);
  expect(data).toMatchObject({ email: 'kim@desk.test', isInvited: true, hasKey: false, lastUsedAt: null });
  expect(data.stores?.map(({ storeId }) => storeId)).toEqual([ids.store]);
  const token = await tokenOf(data.operatorId);
  const [invitation] = await service.db
    .select()
    .from(operatorInvitations)
    .where(eq(operatorInvitations.operatorId, data.operatorId));
  const business = await businessById(service.context, ids.business);
  if (!invitation || !business) throw new Error('Nobody was invited');
  const mail = { id: 1, businessId: ids.business, subjectId: invitation.id, recipient: 'kim@desk.test' };
  const composed = await composeMail.operator_invitation(
    service.context,
    { ...mail, kind: 'operator_invitation', createdAt: service.clock.now() },
    business,
  );
  expect(composed?.text).toContain(`https://desk.fresh.localhost/desk/log-in?invitation=${token}`);
  expect((await accept(token, DESK_PASSWORD, ids.otherBusiness)).problem.code).toBe('operator_invitation_invalid');
  expect((await accept(token, 'password')).problem.code).toBe('password_too_common');
  expect((await accept(token)).data).toEqual({ email: 'kim@desk.test' });
  expect((await accept(token)).problem.code).toBe('operator_invitation_invalid');
  const logIn = await service.call('POST /desk/log-in', { email: 'kim@desk.test', password: DESK_PASSWORD });
  expect(logIn.data).toEqual({ operator: null });
  const stored = JSON.stringify(await rowsOf(service.db, sql`select * from operator_invitations`));
  expect(stored).not.toContain(token);
  const { data: list } = await service.call('POST /desk/staff', {}, as(administrator));
  expect(list.staff.find(({ operatorId }) => operatorId === data.operatorId)?.isInvited).toBe(false);
  expect(JSON.stringify(list)).not.toMatch(/argon2|Hash/);
});

test('an address belongs to one operator of a business, until they are withdrawn', async () => {
  const email = 'once@desk.test';
  const first = await add({ email });
  expect((await add({ email: 'ONCE@desk.test' })).problem.code).toBe('operator_email_taken');
  const other = await sessionOf(service, { role: 'administrator', business: ids.otherBusiness });
  expect((await add({ email, storeIds: null }, other)).status).toBe(200);
  const { operatorId } = first.data;
  expect((await service.call('POST /desk/staff-withdraw', { operatorId }, as(administrator))).status).toBe(200);
  expect((await add({ email })).status).toBe(200);
});

test('a link expires after three days, another replaces it, and a withdrawn operator’s does not work', async () => {
  const { data } = await add();
  const { operatorId } = data;
  const old = await tokenOf(operatorId);
  const again = await service.call('POST /desk/invitation-again', { operatorId }, as(administrator));
  expect(again.status).toBe(200);
  expect((await accept(old)).problem.code).toBe('operator_invitation_invalid');
  const now = service.clock.now();
  const token = await tokenOf(operatorId);
  service.clock.set(new Date(now.getTime() + 3 * DAY_MS));
  expect((await accept(token)).problem.code).toBe('operator_invitation_invalid');
  service.clock.set(now);
  await service.db.update(operators).set({ withdrawnAt: now }).where(eq(operators.id, operatorId));
  expect((await accept(token)).problem.code).toBe('operator_invitation_invalid');
});

test('a stranger who asks for a forgotten password does not end an invitation; whichever link is used ends the other', async () => {
  const email = 'slow@desk.test';
  const { operatorId } = (await add({ email })).data;
  const invitation = await tokenOf(operatorId);
  await service.call('POST /desk/forgotten-password', { email });
  const forgotten = await tokenOf(operatorId);
  expect((await accept(invitation)).data).toEqual({ email });
  expect((await accept(forgotten)).problem.code).toBe('operator_invitation_invalid');
});

test('a forgotten password is set by a link that lasts an hour; it ends sessions, and tells nobody who works here', async () => {
  const { operatorId, email } = await addDeskOperator(service);
  const forgot = (address: string) => service.call('POST /desk/forgotten-password', { email: address });
  const replies = [await forgot(email), await forgot('nobody@desk.test')];
  expect(replies.map(({ data }) => data)).toEqual([{ requested: true }, { requested: true }]);
  const token = await tokenOf(operatorId);
  const now = service.clock.now();
  service.clock.set(new Date(now.getTime() + HOUR_MS));
  expect((await accept(token)).problem.code).toBe('operator_invitation_invalid');
  service.clock.set(now);
  const code = await service.call('POST /desk/log-in', { email, password: DESK_PASSWORD });
  expect(code.status).toBe(200);
  expect((await accept(token, 'another long way home')).status).toBe(200);
  const before = await service.call('POST /desk/log-in', { email, password: DESK_PASSWORD });
  expect(before.problem.code).toBe('operator_log_in_failed');
});

test('a change of role and stores counts for open sessions, and a withdrawal or a new password ends them', async () => {
  const { operatorId, email } = await addDeskOperator(service, { role: 'picker' });
  const { startOperatorSession } = await import('../operators/operator-sessions');
  const key = await startOperatorSession(service.db, service.keys, operatorId, service.clock.now());
  const session = () => service.call('POST /desk/session', {}, as(key));
  const change = { operatorId, name: 'Kim Hill', role: 'counter' as const, storeIds: [ids.store] };
  expect((await service.call('POST /desk/staff-change', change, as(administrator))).status).toBe(200);
  expect((await session()).data).toMatchObject({ name: 'Kim Hill', role: 'counter', stores: [{ storeId: ids.store }] });
  await service.call('POST /desk/forgotten-password', { email });
  await accept(await tokenOf(operatorId));
  expect((await session()).status).toBe(401);
  const second = await startOperatorSession(service.db, service.keys, operatorId, service.clock.now());
  await service.call('POST /desk/staff-withdraw', { operatorId }, as(administrator));
  expect((await service.call('POST /desk/session', {}, as(second))).status).toBe(401);
});

test('the last administrator stays, one who has not accepted the invitation does not count, and stores are not for them', async () => {
  const own = await addDeskOperator(service, { role: 'administrator', business: ids.otherBusiness });
  const { startOperatorSession } = await import('../operators/operator-sessions');
  const key = await startOperatorSession(service.db, service.keys, own.operatorId, service.clock.now());
  await service.db.execute(
    sql`update operators set withdrawn_at = now() where business_id = ${ids.otherBusiness} and id <> ${own.operatorId}`,
  );
  await add({ role: 'administrator', storeIds: null }, key);
  const { operatorId } = own;
  const withdrawn = await service.call('POST /desk/staff-withdraw', { operatorId }, as(key));
  expect([withdrawn.status, withdrawn.problem.code]).toEqual([409, 'operator_last_administrator']);
  const demoted = await service.call('POST /desk/staff-change', { operatorId, role: 'manager' }, as(key));
  expect(demoted.problem.code).toBe('operator_last_administrator');
  await addDeskOperator(service, { role: 'administrator', business: ids.otherBusiness });
  expect((await service.call('POST /desk/staff-change', { operatorId, role: 'manager' }, as(key))).status).toBe(200);
  expect((await add({ role: 'administrator' })).problem.code).toBe('validation_failed');
});

test('nobody of another business is changed, and no store of another is given', async () => {
  const { operatorId } = await addDeskOperator(service, { business: ids.otherBusiness });
  for (const key of ['POST /desk/staff-withdraw', 'POST /desk/invitation-again', 'POST /desk/staff-change'] as const)
    expect((await service.call(key, { operatorId }, as(administrator))).problem.code).toBe('operator_not_found');
  expect((await add({ storeIds: [ids.otherStore] })).problem.code).toBe('store_not_found');
  const { data } = await service.call('POST /desk/staff', {}, as(administrator));
  expect(data.staff.map((one) => one.operatorId)).not.toContain(operatorId);
});

test('the administrator of the installation invites the first administrator of a business', async () => {
  const body = { business: 'Testmarket', name: 'Jo', role: 'administrator', email: 'jo@desk.test' } as const;
  const { data } = await service.call('POST /admin/operator-add', body, { admin: true });
  expect(data).toMatchObject({ operator: { email: 'jo@desk.test' } });
  expect(data.key).toBeUndefined();
  expect((await accept(await tokenOf(data.operator.operatorId))).status).toBe(200);
});
