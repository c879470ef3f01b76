import { DAY_MS, HOUR_MS, MINUTE_MS } from '@storefront/api/durations';
import { eq, sql } from 'drizzle-orm';
import { addDeskOperator, DESK_PASSWORD, mailedDeskCode } from '../../../test-support/desk-operators';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { operatorSessions } from '../../database/schema/operator';
import { newToken } from '../../ids';
import { composeMail } from '../../outgoing-mail/compose-mail';
import { businessById } from '../businesses/businesses.repository';

let service: TestService;
const lines: string[] = [];
const start = () => service.clock.set(new Date('2026-11-25T12:00:00Z'));
beforeAll(async () => {
  service = await createTestService({ onLog: (line) => lines.push(line) });
});
beforeEach(async () => {
  start();
  await service.db.execute(sql`delete from rate_limits`);
});
afterAll(() => service.close());

interface Try {
  readonly code?: string;
  readonly device?: string;
  readonly password?: string;
  readonly business?: number;
}

const logIn = (email: string, { code, device, password = DESK_PASSWORD, business }: Try = {}) =>
  service.call(
    'POST /desk/log-in',
    { email, password, ...(code && { code }) },
    { ...(device && { device }), ...(business && { business }) },
  );
const session = (operatorKey: string) => service.call('POST /desk/session', {}, { operatorKey });
const later = (ms: number) => service.clock.set(new Date(service.clock.now().getTime() + ms));

/** Logs in with the mailed code. */
async function logInWithCode(who: { operatorId: number; email: string }, device?: string) {
  const at = device ? { device } : {};
  expect((await logIn(who.email, at)).data).toEqual({ operator: null });
  return logIn(who.email, { ...at, code: await mailedDeskCode(service, who.operatorId) });
}

test('an operator logs in with a password and the mailed code, and is known until they log out', async () => {
  const who = await addDeskOperator(service, { role: 'counter', storeIds: [ids.store] });
  const { status, data } = await logInWithCode({ ...who, email: who.email.toUpperCase() });
  expect(status).toBe(200);
  expect(data).toMatchObject({ expiresIn: 43_200, operator: { role: 'counter', businessId: ids.business } });
  expect(data.operator?.stores.map(({ storeId }) => storeId)).toEqual([ids.store]);
  expect(data.operator?.worksInAllStores).toBe(false);
  const token = data.operatorToken ?? '';
  expect(token).toMatch(/^os_[\w-]{43}$/);
  expect((await session(token)).data).toEqual(data.operator);
  const stored = await rowsOf(service.db, sql`select * from operator_sessions`);
  for (const text of [JSON.stringify(stored), lines.join('')]) expect(text).not.toContain(token);
  expect((await service.call('POST /desk/log-out', {}, { operatorKey: token })).status).toBe(200);
  expect((await session(token)).problem.code).toBe('operator_key_invalid');
});

test('the mail with the code names the business and is not sent once the code was used', async () => {
  const who = await addDeskOperator(service);
  await logIn(who.email);
  const [mail] = await rowsOf<{ id: number; subject_id: number; recipient: string }>(
    service.db,
    sql`select id, subject_id, recipient from outgoing_mail where kind = 'operator_code' and recipient = ${who.email}`,
  );
  const business = await businessById(service.context, ids.business);
  if (!mail || !business) throw new Error('No mail was queued');
  const subjectId = Number(mail.subject_id);
  const queued = { id: 1, businessId: ids.business, kind: 'operator_code', subjectId, recipient: who.email } as const;
  const compose = () =>
    composeMail.operator_code(service.context, { ...queued, createdAt: service.clock.now() }, business);
  const code = await mailedDeskCode(service, who.operatorId);
  expect(await compose()).toMatchObject({ subject: `${code} is your code for the desk of Testmarket` });
  await logIn(who.email, { code });
  expect(await compose()).toBeUndefined();
});

test('a wrong address, a wrong password, another business and a withdrawn operator have the same answer', async () => {
  const who = await addDeskOperator(service);
  const gone = await addDeskOperator(service);
  await service.call('POST /admin/operator-withdraw', { operatorId: gone.operatorId }, { admin: true });
  const answers = await Promise.all([
    logIn('nobody@desk.test'),
    logIn(who.email, { password: 'wrong' }),
    logIn(who.email, { business: ids.otherBusiness }),
    logIn(gone.email),
  ]);
  for (const { status, problem } of answers) {
    expect([status, problem.code]).toEqual([401, 'operator_log_in_failed']);
    expect(problem).toEqual(answers[0]?.problem);
  }
  expect(lines.filter((line) => line.includes('operator_log_in_failed'))).not.toEqual([]);
});

test('a code works once, for ten minutes, for five tries, and only on the device that asked for it', async () => {
  const who = await addDeskOperator(service);
  const [mine, another] = [newToken(), newToken()];
  await logIn(who.email, { device: mine });
  const code = await mailedDeskCode(service, who.operatorId);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await logIn(who.email, { device: another, code })).problem.code).toBe('operator_code_wrong');
  expect((await logIn(who.email, { device: mine, code })).status).toBe(200);
  expect((await logIn(who.email, { code })).problem.code).toBe('operator_code_wrong');

  const slow = await addDeskOperator(service);
  await logIn(slow.email);
  later(10 * MINUTE_MS);
  const late = await mailedDeskCode(service, slow.operatorId);
  expect((await logIn(slow.email, { code: late })).problem.code).toBe('operator_code_wrong');

  const guessed = await addDeskOperator(service);
  await logIn(guessed.email);
  for (let round = 0; round < 5; round += 1) await logIn(guessed.email, { code: wrong });
  const right = await mailedDeskCode(service, guessed.operatorId);
  expect((await logIn(guessed.email, { code: right })).problem.code).toBe('operator_code_wrong');
});

test('a device needs no code for 30 days after a log-in, gets a secret of ours, and is the operator’s alone', async () => {
  const who = await addDeskOperator(service);
  const sent = newToken();
  const { data } = await logInWithCode(who, sent);
  const device = data.loginDevice ?? '';
  expect(device).toMatch(/^[\w-]{43}$/);
  expect((await logIn(who.email, { device: sent })).data.operator).toBeNull();
  expect((await logIn(who.email, { device })).data.operatorToken).toBeDefined();
  const colleague = await addDeskOperator(service);
  const second = await logInWithCode(colleague, device);
  const shared = second.data.loginDevice ?? '';
  expect((await logIn(who.email, { device: shared })).data.operatorToken).toBeDefined();
  later(31 * DAY_MS);
  expect((await logIn(who.email, { device: shared })).data.operator).toBeNull();
});

test('a session ends after twelve hours, and its use is written at most once a minute', async () => {
  const who = await addDeskOperator(service);
  const token = (await logInWithCode(who)).data.operatorToken ?? '';
  const lastUse = async () => {
    const [row] = await service.db
      .select()
      .from(operatorSessions)
      .where(eq(operatorSessions.operatorId, who.operatorId));
    return row?.lastUsedAt.toISOString();
  };
  const before = await lastUse();
  later(MINUTE_MS - 1);
  await session(token);
  expect(await lastUse()).toBe(before);
  later(1);
  await session(token);
  expect(await lastUse()).toBe(service.clock.now().toISOString());
  start();
  later(12 * HOUR_MS);
  expect((await session(token)).status).toBe(401);
});

test('tries are limited by account, counted for the business alone', async () => {
  const who = await addDeskOperator(service);
  for (let round = 0; round < 10; round += 1) await logIn(who.email, { password: 'wrong' });
  expect((await logIn(who.email)).problem.code).toBe('rate_limited');
  expect((await logIn(who.email, { business: ids.otherBusiness })).problem.code).toBe('operator_log_in_failed');
});

test('neither a key of nobody nor the admin key has a desk', async () => {
  for (const token of ['os_x', 'os_', `os_${'x'.repeat(5000)}`]) expect((await session(token)).status).toBe(401);
  const admin = await service.call('POST /desk/session', {}, { admin: true });
  expect(admin.problem.code).toBe('operator_key_invalid');
});
