import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@storefront/api/durations';
import type { OperatorRole } from '@storefront/api/entities/operator';
import { eq, sql } from 'drizzle-orm';
import { addDeskOperator, DESK_PASSWORD } from '../../../../test-support/desk-operators';
import { type Lies, SoftwarePasskey } from '../../../../test-support/log-in/software-authenticator';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { memberPasskeys } from '../../../database/schema/member';
import { operatorPasskeys, operatorSessions, operators } from '../../../database/schema/operator';
import { newId, newToken } from '../../../ids';
import { composeMail } from '../../../outgoing-mail/compose-mail';
import { businessById } from '../../businesses/businesses.repository';
import { startOperatorSession } from '../../operators/operator-sessions';
import { invitationToken, inviteOperator } from '../invitations';

/*
 * What members' passkeys prove of signatures, challenges and hosts (passkeys.test.ts) holds here by the same code. These
 * tests prove what is the desk's own: whose passkey it is, who may add one, and what ends it.
 */

let service: TestService;
const logged: string[] = [];
const later = (ms: number) => service.clock.set(new Date(service.clock.now().getTime() + ms));
beforeAll(async () => {
  service = await createTestService({ onLog: (line) => logged.push(line) });
});
beforeEach(async () => {
  service.clock.set(new Date('2026-11-25T12:00:00Z'));
  await service.db.execute(sql`delete from rate_limits`);
});
afterAll(() => service.close());

const host = 'desk.fresh.localhost';
const origin = `http://${host}:4200`;
const device = 'd'.repeat(43);

/** An operator with a session that has just begun. */
async function atDesk(role: OperatorRole = 'support', business: number = ids.business) {
  const who = await addDeskOperator(service, { role, business });
  const key = await startOperatorSession(service.db, service.keys, who.operatorId, service.clock.now());
  return { ...who, key };
}

const addOptions = (operatorKey: string, body: object = {}, more: object = {}) =>
  service.call('POST /desk/passkey-add-options', { origin, ...body }, { operatorKey, device, ...more });
const add = (operatorKey: string, attestation: object, name?: string) =>
  service.call('POST /desk/passkey-add', { attestation, ...(name && { name }) } as never, { operatorKey, device });
const logInOptions = async () => (await service.call('POST /desk/passkey-log-in-options', { origin }, { device })).data;
const logIn = (assertion: object, more: object = {}) =>
  service.call('POST /desk/passkey-log-in', { assertion } as never, { device, ...more });
const session = (operatorKey: string) => service.call('POST /desk/session', {}, { operatorKey });
const codeOf = async (of: Promise<{ status: number; problem: { code?: string } }>) => {
  const { status, problem } = await of;
  return [status, problem.code];
};

/** An operator who has made a passkey. */
async function withPasskey(role?: OperatorRole, name?: string) {
  const who = await atDesk(role);
  const passkey = new SoftwarePasskey(origin);
  const asked = await addOptions(who.key);
  const reply = await add(who.key, passkey.make(asked.data), name);
  expect([reply.status, reply.problem.code]).toEqual([200, undefined]);
  return { ...who, passkey, passkeyId: reply.data.passkeys.at(-1)?.passkeyId ?? 0, asked: asked.data, own: reply.data };
}

/** The mail of a kind that was queued last for somebody; undefined without one. */
async function lastMail(kind: 'operator_passkey_added' | 'operator_passkey_removed', recipient: string) {
  const [row] = await rowsOf<{ subject_id: string }>(
    service.db,
    sql`select subject_id from outgoing_mail where kind = ${kind} and recipient = ${recipient} order by id desc`,
  );
  const business = await businessById(service.context, ids.business);
  if (!row || !business) return undefined;
  const queued = { id: 1, businessId: ids.business, kind, subjectId: Number(row.subject_id), recipient };
  return composeMail[kind](service.context, { ...queued, createdAt: service.clock.now() }, business);
}

test('a passkey is made at the desk, and logs in with all rights of its owner, without a code', async () => {
  const { operatorId, email, passkey, asked, own } = await withPasskey('administrator', 'Key ring');
  expect(asked).toMatchObject({ rp: { id: host }, user: { name: email }, excludeCredentials: [] });
  expect(Buffer.from(asked.user.id, 'base64url')).toHaveLength(32);
  expect(own).toMatchObject({ email, passkeys: [{ name: 'Key ring', host, lastUsedAt: null }] });
  expect(await lastMail('operator_passkey_added', email)).toMatchObject({
    subject: 'A passkey was added to your log-in for the desk of Testmarket',
    text: expect.stringContaining(host),
  });

  const { status, data } = await logIn(passkey.sign(await logInOptions()));
  expect(status).toBe(200);
  expect(data).toMatchObject({ operator: { operatorId, role: 'administrator' }, expiresIn: 43_200 });
  const operatorKey = data.operatorToken ?? '';
  expect(data).not.toHaveProperty('loginDevice');
  expect((await service.call('POST /desk/staff', {}, { operatorKey })).status).toBe(200);
  const after = await service.call('POST /desk/own-log-in', {}, { operatorKey });
  expect(after.data.passkeys).toMatchObject([{ lastUsedAt: service.clock.now().toISOString() }]);
  // The device is not known by it: a password there still needs a code.
  const byPassword = await service.call('POST /desk/log-in', { email, password: DESK_PASSWORD }, { device });
  expect(byPassword.data).toEqual({ operator: null });
  // A second one has the same owner for the authenticator, which makes none beside the first.
  const second = await addOptions(operatorKey);
  expect(second.data.user.id).toBe(asked.user.id);
  expect(second.data.excludeCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }]);
});

test('a passkey is added after a password, or within a quarter of an hour after the log-in', async () => {
  const { key, operatorId } = await atDesk();
  later(15 * MINUTE_MS);
  expect((await addOptions(key)).status).toBe(200);
  later(SECOND_MS);
  expect(await codeOf(addOptions(key))).toEqual([403, 'fresh_login_needed']);
  expect((await addOptions(key, { currentPassword: 'wrong' })).problem.code).toBe('current_password_incorrect');
  expect((await addOptions(key, { currentPassword: DESK_PASSWORD })).status).toBe(200);
  for (let round = 0; round < 10; round += 1) await addOptions(key, { currentPassword: 'wrong' });
  expect((await addOptions(key, { currentPassword: DESK_PASSWORD })).problem.code).toBe('rate_limited');
  // Counted for this operator alone.
  expect((await addOptions((await atDesk()).key)).status).toBe(200);
  expect(await service.db.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operatorId))).toBe(0);
});

test('neither a key of a program nor the admin key adds a passkey', async () => {
  const { data } = await service.call(
    'POST /admin/operator-add',
    { business: 'fresh.localhost', name: 'Till', role: 'manager' },
    { admin: true },
  );
  expect((await addOptions(data.key ?? '')).problem.code).toBe('fresh_login_needed');
  const byAdmin = await service.call('POST /desk/passkey-add-options', { origin }, { admin: true, device });
  expect(byAdmin.problem.code).toBe('operator_key_invalid');
});

test('none is added on a handheld, which the whole store uses, until it is withdrawn; a log-in there ends with it', async () => {
  const manager = await atDesk('manager');
  const body = { storeId: ids.store, name: 'Handheld 3' };
  const paired = await service.call('POST /desk/handheld-pair', body, { operatorKey: manager.key });
  const handheld = paired.data.handheldSecret ?? '';
  const { key } = await atDesk('counter');
  expect(await codeOf(addOptions(key, {}, { handheld }))).toEqual([409, 'handheld_passkey_refused']);
  expect((await addOptions(key, {}, { handheld: 'x'.repeat(43) })).status).toBe(200);
  const { passkey } = await withPasskey('counter');
  const { data } = await logIn(passkey.sign(await logInOptions()), { handheld });
  expect((await session(data.operatorToken ?? '')).status).toBe(200);
  const { handheldId } = paired.data.handheld;
  const { key: administrator } = await atDesk('administrator');
  await service.call('POST /desk/handheld-withdraw', { handheldId }, { operatorKey: administrator });
  expect((await addOptions(key, {}, { handheld })).status).toBe(200);
  expect((await session(data.operatorToken ?? '')).status).toBe(401);
});

test('what was asked for one is made by nobody else, once and within five minutes', async () => {
  const [one, other] = [await atDesk(), await atDesk()];
  const made = new SoftwarePasskey(origin).make((await addOptions(one.key)).data);
  expect((await add(other.key, made)).problem.code).toBe('passkey_expired');
  expect((await add(one.key, made)).status).toBe(200);
  expect((await add(one.key, made)).problem.code).toBe('passkey_expired');
  const late = new SoftwarePasskey(origin).make((await addOptions(one.key)).data);
  later(5 * MINUTE_MS + SECOND_MS);
  expect((await add(one.key, late)).problem.code).toBe('passkey_expired');
  // The same credential again, also for a colleague.
  const again = new SoftwarePasskey(origin);
  expect((await add(one.key, again.make((await addOptions(one.key)).data))).status).toBe(200);
  for (const { key } of [one, other])
    expect((await add(key, again.make((await addOptions(key)).data))).problem.code).toBe('passkey_exists');
  const refused = new SoftwarePasskey(origin).make((await addOptions(one.key)).data, { userVerified: false });
  expect((await add(one.key, refused)).problem.code).toBe('passkey_refused');
});

test('members and operators cannot use each other’s challenges and passkeys', async () => {
  const { passkey } = await withPasskey();
  const shop = 'http://fresh.localhost:4200';
  const optionsOfShop = async () =>
    (await service.call('POST /auth/passkey-options', { origin: shop }, { device })).data;
  const atShop = (assertion: object) => service.call('POST /auth/passkey-log-in', { assertion } as never, { device });
  expect((await atShop(passkey.sign(await logInOptions()))).problem.code).toBe('passkey_expired');
  expect((await logIn(passkey.sign(await optionsOfShop()))).problem.code).toBe('passkey_expired');
  expect((await atShop(passkey.sign(await optionsOfShop()))).problem.code).toBe('passkey_unknown');
  const members = await service.db.select().from(memberPasskeys);
  expect(members).toEqual([]);
  for (const wrong of [shop, 'http://desk.house.localhost:4200', 'http://desk.shop.example', undefined])
    for (const key of ['POST /desk/passkey-log-in-options', 'POST /desk/passkey-add-options'] as const) {
      const { key: operatorKey } = await atDesk();
      const body = wrong === undefined ? {} : { origin: wrong };
      const reply = await service.call(key, body as never, { device, operatorKey });
      expect([key, wrong, reply.status, reply.problem.code]).toEqual([key, wrong, 422, 'passkey_host_invalid']);
    }
});

test('another business does not know it', async () => {
  const { passkey } = await withPasskey();
  const there = 'http://desk.house.localhost:4200';
  const { data } = await service.call(
    'POST /desk/passkey-log-in-options',
    { origin: there },
    { device, business: ids.otherBusiness },
  );
  const assertion = passkey.sign(data, { origin: there });
  expect((await logIn(assertion, { business: ids.otherBusiness })).problem.code).toBe('passkey_unknown');
});

test('forged signatures and a counter that goes back open nothing, and are logged', async () => {
  const { passkey, operatorId } = await withPasskey();
  const other = await withPasskey();
  const before = await service.db.$count(operatorSessions);
  const forged: Record<string, Lies> = {
    'a signature with another key': { key: SoftwarePasskey.strangersKey() },
    'a user who is not verified': { userVerified: false },
    'a colleague': { userHandle: other.passkey.userHandle },
    'another host': { origin: 'http://fresh.localhost:4200' },
  };
  for (const [name, lies] of Object.entries(forged)) {
    const assertion = passkey.sign(await logInOptions(), lies);
    expect([name, ...(await codeOf(logIn(assertion)))]).toEqual([name, 422, 'passkey_refused']);
    expect([name, ...(await codeOf(logIn(assertion)))]).toEqual([name, 409, 'passkey_expired']);
  }
  expect(await service.db.$count(operatorSessions)).toBe(before);
  expect((await logIn(passkey.sign(await logInOptions(), { counter: 7 }))).status).toBe(200);
  expect((await logIn(passkey.sign(await logInOptions(), { counter: 7 }))).problem.code).toBe('passkey_refused');
  const events = logged.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line));
  for (const security of ['passkey_refused', 'passkey_counter_went_back'])
    expect(events).toContainEqual(expect.objectContaining({ security, operatorId }));
});

test('it is renamed and removed by its owner alone, who gets a mail, and both are recorded', async () => {
  const { key, email, passkey, passkeyId } = await withPasskey();
  const colleague = await atDesk('administrator');
  for (const [operation, body] of [
    ['POST /desk/passkey-rename', { passkeyId, name: 'Mine' }],
    ['POST /desk/passkey-remove', { passkeyId }],
  ] as const) {
    const reply = await service.call(operation, body as never, { operatorKey: colleague.key });
    expect([operation, reply.problem.code]).toEqual([operation, 'passkey_not_found']);
  }
  const renamed = await service.call(
    'POST /desk/passkey-rename',
    { passkeyId, name: ' Key ring ' },
    { operatorKey: key },
  );
  expect(renamed.data.passkeys).toMatchObject([{ name: 'Key ring' }]);
  later(HOUR_MS);
  const removed = await service.call('POST /desk/passkey-remove', { passkeyId }, { operatorKey: key });
  expect(removed.data.passkeys).toEqual([]);
  expect((await logIn(passkey.sign(await logInOptions()))).problem.code).toBe('passkey_unknown');
  expect((await lastMail('operator_passkey_removed', email))?.subject).toMatch(/^A passkey was removed from/);
  // The mail about one that is gone says nothing any more.
  expect(await lastMail('operator_passkey_added', email)).toBeUndefined();
  const { data } = await service.call('POST /desk/audit', {}, { operatorKey: colleague.key });
  for (const operation of ['deskPasskeyRename', 'deskPasskeyRemove'])
    expect(data.actions).toContainEqual(expect.objectContaining({ operation, target: { passkeyId }, outcome: 'done' }));
});

test('a withdrawal, a new password and an administrator who forgets the log-ins end it', async () => {
  const administrator = await atDesk('administrator');
  const ends: Record<string, (who: { operatorId: number }) => Promise<unknown>> = {
    'withdrawn at the desk': ({ operatorId }) =>
      service.call('POST /desk/staff-withdraw', { operatorId }, { operatorKey: administrator.key }),
    'withdrawn by a command': ({ operatorId }) =>
      service.call('POST /admin/operator-withdraw', { operatorId }, { admin: true }),
    'a new password': async ({ operatorId }) => {
      const [row] = await service.db.select().from(operators).where(eq(operators.id, operatorId));
      if (!row) throw new Error('Nobody');
      await inviteOperator(service.db, service.keys, row, 'operator_password', service.clock.now());
      const [link] = await rowsOf<{ id: string }>(
        service.db,
        sql`select id from operator_invitations where operator_id = ${operatorId}`,
      );
      const token = invitationToken(service.keys, Number(link?.id));
      return service.call('POST /desk/accept-invitation', { token, password: 'seven slow rivers' });
    },
    forgotten: ({ operatorId }) =>
      service.call('POST /desk/staff-forget-log-ins', { operatorId }, { operatorKey: administrator.key }),
  };
  for (const [name, end] of Object.entries(ends)) {
    const who = await withPasskey();
    await end(who);
    expect([name, (await logIn(who.passkey.sign(await logInOptions()))).problem.code]).toEqual([
      name,
      'passkey_unknown',
    ]);
    expect([name, (await session(who.key)).problem.code]).toEqual([name, 'operator_key_invalid']);
    expect(await service.db.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, who.operatorId))).toBe(0);
  }
});

test('a row that outlived its operator logs nobody in', async () => {
  const { operatorId, passkey } = await withPasskey();
  await service.db.update(operators).set({ withdrawnAt: service.clock.now() }).where(eq(operators.id, operatorId));
  expect((await logIn(passkey.sign(await logInOptions()))).problem.code).toBe('passkey_unknown');
});

test('forgetting the log-ins of somebody leaves the password with a code, takes the PIN, and tells them', async () => {
  const administrator = await atDesk('administrator');
  const { operatorId, email, key } = await withPasskey('picker');
  await service.call('POST /desk/pin', { pin: '482915' }, { operatorKey: key });
  const at = { device: newToken() };
  await service.db.execute(
    sql`insert into operator_devices (operator_id, device_hash, used_at)
        values (${operatorId}, ${service.keys.digest(`login device ${at.device}`)}, ${service.clock.now().toISOString()})`,
  );
  const password = { email, password: DESK_PASSWORD };
  expect((await service.call('POST /desk/log-in', password, at)).data.operator).not.toBeNull();
  const body = { operatorId };
  const reply = await service.call('POST /desk/staff-forget-log-ins', body, { operatorKey: administrator.key });
  expect(reply.data).toMatchObject({ operatorId, withdrawnAt: null });
  expect((await service.call('POST /desk/log-in', password, at)).data.operator).toBeNull();
  const [row] = await service.db.select().from(operators).where(eq(operators.id, operatorId));
  expect(row?.pinHash).toBeNull();
  expect(await lastMail('operator_passkey_removed', email)).toBeDefined();
});

test('nobody has more passkeys than there is room for', async () => {
  const { key, operatorId, passkey } = await withPasskey();
  const full = new SoftwarePasskey(origin).make((await addOptions(key)).data);
  const [row] = await service.db.select().from(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operatorId));
  if (!row) throw new Error('No passkey');
  const copies = Array.from({ length: 19 }, () => ({ ...row, id: newId(), credentialId: newToken() }));
  await service.db.insert(operatorPasskeys).values(copies);
  expect((await addOptions(key)).problem.code).toBe('passkeys_full');
  expect((await add(key, full)).problem.code).toBe('passkeys_full');
  expect((await logIn(passkey.sign(await logInOptions()))).status).toBe(200);
});
