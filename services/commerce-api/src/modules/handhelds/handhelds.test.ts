import { HANDHELDS_PER_STORE_MAX } from '@storefront/api/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@storefront/api/durations';
import { eq, isNull, sql } from 'drizzle-orm';
import { addDeskOperator, DESK_PASSWORD, mailedDeskCode, sessionOf } from '../../../test-support/desk-operators';
import { ids, PAST_ORDER_NUMBER } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { deliveryRuns, deliveryStops } from '../../database/schema/delivery-run';
import { handhelds } from '../../database/schema/handheld';
import { operatorInvitations, operatorStores } from '../../database/schema/operator';
import { orders } from '../../database/schema/order';
import { newId } from '../../ids';
import { startOperatorSession } from '../operators/operator-sessions';
import { invitationToken } from '../staff/invitations';
import { deleteOldHandhelds } from './handhelds.service';

const PIN = '482915';
let service: TestService;
const lines: string[] = [];
const start = () => service.clock.set(new Date('2026-11-25T12:00:00Z'));
const later = (ms: number) => service.clock.set(new Date(service.clock.now().getTime() + ms));
beforeAll(async () => {
  service = await createTestService({ onLog: (line) => lines.push(line) });
});
beforeEach(async () => {
  start();
  await service.db.execute(sql`delete from rate_limits`);
  await service.db.delete(handhelds).where(eq(handhelds.name, 'Full'));
});
afterAll(() => service.close());

const managerOf = (storeIds: readonly number[] = [ids.store], business: number = ids.business) =>
  sessionOf(service, { role: 'manager', storeIds, business });

/** Pairs a handheld of the first store. @returns what it sends from then on */
async function pair(operatorKey?: string, before?: string) {
  const key = operatorKey ?? (await managerOf());
  const body = { storeId: ids.store, name: 'Handheld 3' };
  const reply = await service.call('POST /desk/handheld-pair', body, { operatorKey: key, handheld: before });
  const { handheld, handheldSecret: secret = '' } = reply.data;
  return { reply, secret, handheldId: handheld?.handheldId, manager: key };
}

/** Somebody with a PIN. */
async function withPin(who: Parameters<typeof addDeskOperator>[1] = { storeIds: [ids.store] }) {
  const { operatorId } = await addDeskOperator(service, who);
  const operatorKey = await startOperatorSession(service.db, service.keys, operatorId, service.clock.now());
  const reply = await service.call('POST /desk/pin', { pin: PIN }, { operatorKey });
  return { operatorId, reply, operatorKey };
}

const logIn = (
  operatorId: number,
  handheld: string | undefined,
  options: { pin?: string; token?: string; business?: number } = {},
) =>
  service.call(
    'POST /desk/handheld-log-in',
    { operatorId, pin: options.pin ?? PIN },
    { handheld, operatorKey: options.token, ...(options.business && { business: options.business }) },
  );
const session = (operatorKey: string) => service.call('POST /desk/session', {}, { operatorKey });
const shown = (handheld?: string, operatorKey?: string) =>
  service.call('POST /desk/handheld', {}, { handheld, operatorKey });

/** Somebody who is logged in on a new handheld. */
async function atWork(who?: Parameters<typeof addDeskOperator>[1]) {
  const handheld = await pair();
  const { operatorId } = await withPin(who);
  const { data } = await logIn(operatorId, handheld.secret);
  return { ...handheld, operatorId, token: data.operatorToken ?? '', data };
}

test('a manager pairs a browser, which ends their session in it; only hashes of secret and PIN are stored', async () => {
  const { reply, secret, manager } = await pair();
  expect(reply.data.handheld).toMatchObject({ name: 'Handheld 3', store: { storeId: ids.store }, lastUsedAt: null });
  expect((await session(manager)).problem.code).toBe('operator_key_invalid');
  expect((await shown(secret)).data.handheld?.name).toBe('Handheld 3');
  const { reply: set } = await withPin();
  expect(set.data.hasPin).toBe(true);
  const stored = JSON.stringify([
    await rowsOf(service.db, sql`select * from handhelds`),
    await rowsOf(service.db, sql`select * from operators`),
    await rowsOf(service.db, sql`select * from operator_actions`),
  ]);
  for (const text of [stored, lines.join('')]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(PIN);
  }
});

test('a browser that is paired again is another handheld, and no more the one before', async () => {
  const first = await pair();
  const second = await pair(undefined, first.secret);
  expect((await shown(first.secret)).data.handheld).toBeNull();
  expect((await shown(second.secret)).data.handheld).not.toBeNull();
});

test('a handheld lists those of its store with a PIN, and no browser else lists anybody', async () => {
  const { secret } = await pair();
  const here = await withPin();
  const everywhere = await withPin({ role: 'driver' });
  const elsewhere = await withPin({ storeIds: [ids.farStore] });
  const { operatorId: without } = await addDeskOperator(service, { storeIds: [ids.store] });
  const gone = await withPin();
  await service.call('POST /admin/operator-withdraw', { operatorId: gone.operatorId }, { admin: true });
  const listed = (await shown(secret)).data.operators.map(({ operatorId }) => operatorId);
  expect(listed).toEqual(expect.arrayContaining([here.operatorId, everywhere.operatorId]));
  for (const { operatorId } of [elsewhere, { operatorId: without }, gone]) expect(listed).not.toContain(operatorId);
  for (const none of [undefined, 'x'.repeat(43)])
    expect((await shown(none)).data).toEqual({ handheld: null, operators: [], lockedOperatorId: null });
});

test('a PIN opens a session of the handheld’s store alone, for twelve hours', async () => {
  const { token, data } = await atWork({});
  expect(data).toMatchObject({ handheld: 'Handheld 3', expiresIn: 43_200 });
  expect(data.operator).toMatchObject({ handheld: 'Handheld 3', worksInAllStores: false });
  expect(data.operator.stores.map(({ storeId }) => storeId)).toEqual([ids.store]);
  expect((await session(token)).data).toEqual(data.operator);
  const list = (storeId: number) => service.call('POST /desk/today', { storeId }, { operatorKey: token });
  expect((await list(ids.store)).status).toBe(200);
  expect((await list(ids.farStore)).problem.code).toBe('store_not_found');
  for (let minutes = 0; minutes < 12 * 60 - 4; minutes += 4) {
    later(4 * MINUTE_MS);
    await session(token);
  }
  start();
  later(12 * HOUR_MS);
  expect((await session(token)).problem.code).toBe('operator_key_invalid');
});

test('a wrong PIN, another store, another business and somebody without a PIN have one answer', async () => {
  const { secret } = await pair();
  const { operatorId } = await withPin();
  const elsewhere = await withPin({ storeIds: [ids.farStore] });
  const { operatorId: without } = await addDeskOperator(service, { storeIds: [ids.store] });
  const foreign = await withPin({ business: ids.otherBusiness });
  const gone = await withPin();
  await service.call('POST /admin/operator-withdraw', { operatorId: gone.operatorId }, { admin: true });
  const answers = [
    await logIn(operatorId, secret, { pin: '482916' }),
    ...(await Promise.all(
      [elsewhere, { operatorId: without }, foreign, gone].map((who) => logIn(who.operatorId, secret)),
    )),
  ];
  for (const { status, problem } of answers) {
    expect([status, problem.code]).toEqual([401, 'operator_pin_wrong']);
    expect(problem).toEqual(answers[0]?.problem);
  }
  expect(lines.some((line) => line.includes('operator_pin_wrong'))).toBe(true);
  for (const [handheld, business] of [
    [undefined, ids.business],
    [secret, ids.otherBusiness],
  ] as const)
    expect((await logIn(operatorId, handheld, { business })).problem.code).toBe('handheld_not_paired');
});

test('five wrong PINs stop one person on one handheld for a while, and nobody else', async () => {
  const { secret } = await pair();
  const other = await pair();
  const [{ operatorId }, colleague] = [await withPin(), await withPin()];
  for (let round = 0; round < 4; round += 1) await logIn(operatorId, secret, { pin: '000001' });
  expect((await logIn(operatorId, secret)).status).toBe(200);
  for (let round = 0; round < 5; round += 1) await logIn(operatorId, secret, { pin: '000001' });
  expect((await logIn(operatorId, secret)).problem.code).toBe('rate_limited');
  expect((await logIn(colleague.operatorId, secret)).status).toBe(200);
  expect((await logIn(operatorId, other.secret)).status).toBe(200);
  later(15 * MINUTE_MS);
  expect((await logIn(operatorId, secret)).status).toBe(200);
});

test('twenty wrong PINs in a day, on whatever handheld, and the PIN is forgotten; its owner is mailed', async () => {
  const [one, other] = [await pair(), await pair()];
  const { operatorId } = await withPin();
  const guess = async ({ secret } = one) => {
    const { problem } = await logIn(operatorId, secret, { pin: '000001' });
    expect(problem.code).toBe('operator_pin_wrong');
  };
  const guessed = (times: number) =>
    service.db.execute(sql`update operators set pin_wrong = ${times} where id = ${operatorId}`);
  const mails = () =>
    rowsOf(
      service.db,
      sql`select m.recipient from outgoing_mail m join operators o on o.email = m.recipient
        where m.kind = 'operator_pin_forgotten' and o.id = ${operatorId}`,
    );
  await guess();
  await guessed(19);
  later(DAY_MS);
  // A new day counts anew.
  await guess();
  await guessed(18);
  await guess(other);
  // The right one takes nothing back.
  expect((await logIn(operatorId, one.secret)).status).toBe(200);
  expect(await mails()).toEqual([]);
  await guess();
  expect(await mails()).toHaveLength(1);
  expect((await logIn(operatorId, one.secret)).problem.code).toBe('operator_pin_wrong');
  const listed = (await shown(one.secret)).data.operators.map((who) => who.operatorId);
  expect(listed).not.toContain(operatorId);
  const operatorKey = await startOperatorSession(service.db, service.keys, operatorId, service.clock.now());
  expect((await service.call('POST /desk/pin', { pin: PIN }, { operatorKey })).data.hasPin).toBe(true);
  await guess();
  expect((await logIn(operatorId, one.secret)).status).toBe(200);
});

test('five minutes after the last call a session is locked, and its PIN opens the same one again', async () => {
  const { token, operatorId, secret } = await atWork();
  later(5 * MINUTE_MS - 1);
  expect((await session(token)).status).toBe(200);
  later(5 * MINUTE_MS - 1);
  expect((await session(token)).status).toBe(200);
  expect((await shown(secret, token)).data.lockedOperatorId).toBeNull();
  later(5 * MINUTE_MS);
  const locked = await service.call('POST /desk/today', { storeId: ids.store }, { operatorKey: token });
  expect([locked.status, locked.problem.code]).toEqual([423, 'operator_session_locked']);
  expect((await session(token)).problem.code).toBe('operator_session_locked');
  expect((await shown(secret, token)).data.lockedOperatorId).toBe(operatorId);
  expect((await logIn(operatorId, secret, { token, pin: '000001' })).problem.code).toBe('operator_pin_wrong');
  expect((await session(token)).problem.code).toBe('operator_session_locked');
  const opened = await logIn(operatorId, secret, { token });
  expect([opened.status, opened.data.operatorToken]).toEqual([200, undefined]);
  expect((await session(token)).status).toBe(200);
});

test('a screen locks its session at once; a locked one can be ended, and a password’s session is never locked', async () => {
  const { token, operatorId, secret } = await atWork();
  expect((await service.call('POST /desk/handheld-lock', {}, { operatorKey: token })).status).toBe(200);
  later(SECOND_MS);
  expect((await session(token)).problem.code).toBe('operator_session_locked');
  expect((await service.call('POST /desk/log-out', {}, { operatorKey: token })).status).toBe(200);
  expect((await session(token)).problem.code).toBe('operator_key_invalid');
  expect((await logIn(operatorId, secret, { token })).data.operatorToken).toBeDefined();

  const { operatorKey } = await withPin();
  await service.call('POST /desk/handheld-lock', {}, { operatorKey });
  later(HOUR_MS);
  expect((await session(operatorKey)).status).toBe(200);
});

test('the map of a van goes on below the lock, for its own orders; positions are no touch', async () => {
  const { token, operatorId } = await atWork({ role: 'driver', storeIds: [ids.store] });
  const { db } = service;
  const [order] = await db.select().from(orders).where(eq(orders.orderId, ids.pastOrder));
  if (!order) throw new Error('The seed has no order');
  const other = { ...order, draftOrderId: newId(), orderId: newId(), basketId: newId(), businessOrderId: 'TM-OTHER' };
  await db.insert(orders).values({ ...other, memberId: null, reservationId: null, nextBasketToken: null });
  await db.update(orders).set({ status: 'en_route', fulfilmentMethod: 'delivery' });
  const run = { id: newId(), storeId: ids.store, operatorId, operatorName: 'Robin', begunAt: service.clock.now() };
  await db.insert(deliveryRuns).values(run);
  await db.insert(deliveryStops).values({ runId: run.id, draftOrderId: order.draftOrderId, position: 1 });
  const at = (businessOrderId: string) =>
    service.call(
      'POST /admin/driver-location',
      { businessOrderId, latitude: 51.5, longitude: -0.08 },
      { operatorKey: token },
    );
  expect((await at('TM-OTHER')).status).toBe(200);
  later(4 * MINUTE_MS);
  expect((await at(PAST_ORDER_NUMBER)).status).toBe(200);
  later(MINUTE_MS);
  expect((await session(token)).problem.code).toBe('operator_session_locked');
  expect((await at(PAST_ORDER_NUMBER)).status).toBe(200);
  expect((await session(token)).problem.code).toBe('operator_session_locked');
  expect((await at('TM-OTHER')).problem.code).toBe('operator_session_locked');
  await db.update(deliveryRuns).set({ endedAt: service.clock.now() });
  expect((await at(PAST_ORDER_NUMBER)).problem.code).toBe('operator_session_locked');
});

test('a log-in of somebody else ends the session before, also with its token in the browser', async () => {
  const { token, secret } = await atWork();
  const colleague = await withPin();
  const { data } = await logIn(colleague.operatorId, secret, { token });
  expect(data.operatorToken).toBeDefined();
  expect((await session(token)).problem.code).toBe('operator_key_invalid');
});

test('a session that was opened with a password on a handheld ends with its withdrawal, and with the next log-in on it', async () => {
  const { secret, handheldId } = await pair();
  const withPassword = async () => {
    const { email, operatorId } = await addDeskOperator(service, { role: 'manager' });
    const ask = (code?: string) =>
      service.call(
        'POST /desk/log-in',
        { email, password: DESK_PASSWORD, ...(code && { code }) },
        { handheld: secret },
      );
    await ask();
    const { data } = await ask(await mailedDeskCode(service, operatorId));
    return data.operatorToken ?? '';
  };
  const [first, second] = [await withPassword(), await withPassword()];
  expect((await session(first)).problem.code).toBe('operator_key_invalid');
  expect((await session(second)).status).toBe(200);
  await logIn((await withPin()).operatorId, secret);
  expect((await session(second)).problem.code).toBe('operator_key_invalid');
  const third = await withPassword();
  // It has the rights of its owner, and is no session of a PIN.
  expect((await service.call('POST /desk/handhelds', {}, { operatorKey: third })).status).toBe(200);
  await service.call(
    'POST /desk/handheld-withdraw',
    { handheldId: handheldId ?? 0 },
    { operatorKey: await managerOf() },
  );
  expect((await session(third)).problem.code).toBe('operator_key_invalid');
});

test('a store that has all its handhelds pairs one of them again, and no other one', async () => {
  const { secret } = await pair();
  const rows = Array.from({ length: HANDHELDS_PER_STORE_MAX }, () => {
    const id = newId();
    return {
      id,
      businessId: ids.business,
      storeId: ids.store,
      name: 'Full',
      pairedBy: 'Sam',
      secretHash: `full ${id}`,
    };
  });
  const used = await service.db.$count(handhelds, isNull(handhelds.withdrawnAt));
  await service.db
    .insert(handhelds)
    .values(rows.slice(used).map((row) => ({ ...row, createdAt: service.clock.now() })));
  expect((await pair()).reply.problem.code).toBe('handhelds_full');
  const again = await pair(undefined, secret);
  expect(again.reply.status).toBe(200);
  expect((await shown(secret)).data.handheld).toBeNull();
});

test('sessions end with the handheld’s withdrawal, and with a move to another store', async () => {
  const lost = await atWork();
  const manager = await managerOf();
  const withdraw = (operatorKey: string) =>
    service.call('POST /desk/handheld-withdraw', { handheldId: lost.handheldId ?? 0 }, { operatorKey });
  expect((await withdraw(await managerOf([ids.farStore]))).problem.code).toBe('handheld_not_found');
  expect((await session(lost.token)).status).toBe(200);
  expect((await withdraw(manager)).status).toBe(200);
  expect((await session(lost.token)).problem.code).toBe('operator_key_invalid');
  expect((await logIn(lost.operatorId, lost.secret)).problem.code).toBe('handheld_not_paired');
  expect((await shown(lost.secret)).data.handheld).toBeNull();
  expect((await withdraw(manager)).problem.code).toBe('handheld_not_found');

  const moved = await atWork();
  await service.db
    .update(operatorStores)
    .set({ storeId: ids.farStore })
    .where(eq(operatorStores.operatorId, moved.operatorId));
  expect((await session(moved.token)).problem.code).toBe('operator_key_invalid');
});

test('with a PIN a manager does the work of the floor, and no money, prices, staff, handhelds or PINs', async () => {
  const { token } = await atWork({ role: 'manager', storeIds: [ids.store] });
  const options = { operatorKey: token };
  expect((await service.call('POST /desk/today', { storeId: ids.store }, options)).status).toBe(200);
  const refused = [
    await service.call('POST /admin/day-close', { day: '2026-11-24' }, options),
    await service.call('POST /desk/items', { storeId: ids.store }, options),
    await service.call('POST /desk/audit', {}, options),
    await service.call('POST /desk/handhelds', {}, options),
    await service.call('POST /desk/handheld-pair', { storeId: ids.store, name: 'Mine' }, options),
    await service.call('POST /desk/pin', { pin: '739214' }, options),
  ];
  expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'operator_password_needed'));
});

test('a manager sees and pairs handhelds of their stores alone', async () => {
  const { handheldId, manager } = await pair(await managerOf());
  expect(manager).toBeDefined();
  const listed = async (storeIds: readonly number[], business?: number) => {
    const { data } = await service.call(
      'POST /desk/handhelds',
      {},
      { operatorKey: await managerOf(storeIds, business) },
    );
    return data.handhelds.map((one) => one.handheldId);
  };
  expect(await listed([ids.store])).toContain(handheldId);
  expect(await listed([])).toContain(handheldId);
  expect(await listed([ids.farStore])).not.toContain(handheldId);
  expect(await listed([], ids.otherBusiness)).not.toContain(handheldId);
});

test('a PIN that is easy to guess is refused, and a new password forgets the PIN', async () => {
  const { operatorKey } = await withPin();
  const easy = await service.call('POST /desk/pin', { pin: '123456' }, { operatorKey });
  expect([easy.status, easy.problem.code]).toEqual([422, 'operator_pin_too_simple']);
  const short = await service.call('POST /desk/pin', { pin: '4829' }, { operatorKey });
  expect(short.problem.code).toBe('validation_failed');

  const { email, operatorId } = await addDeskOperator(service);
  const own = await startOperatorSession(service.db, service.keys, operatorId, service.clock.now());
  await service.call('POST /desk/pin', { pin: PIN }, { operatorKey: own });
  const { secret } = await pair();
  expect((await logIn(operatorId, secret)).status).toBe(200);
  await service.call('POST /desk/forgotten-password', { email });
  const [link] = await service.db
    .select()
    .from(operatorInvitations)
    .where(eq(operatorInvitations.operatorId, operatorId));
  const body = { token: invitationToken(service.keys, link?.id ?? 0), password: DESK_PASSWORD };
  expect((await service.call('POST /desk/accept-invitation', body)).status).toBe(200);
  expect((await logIn(operatorId, secret)).problem.code).toBe('operator_pin_wrong');
});

test('a handheld goes 400 days after its last use, with its sessions', async () => {
  const { handheldId, token } = await atWork();
  const now = service.clock.now().getTime();
  const kept = async () => (await rowsOf(service.db, sql`select 1 from handhelds where id = ${handheldId}`)).length;
  await deleteOldHandhelds(service.db, new Date(now + 399 * DAY_MS));
  expect(await kept()).toBe(1);
  await deleteOldHandhelds(service.db, new Date(now + 401 * DAY_MS));
  expect(await kept()).toBe(0);
  expect((await session(token)).problem.code).toBe('operator_key_invalid');
});
