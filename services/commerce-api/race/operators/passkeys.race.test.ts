import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/database/database.types';
import { openPostgres } from '../../src/database/open-postgres';
import { businesses } from '../../src/database/schema/business';
import { operatorPasskeys, operatorSessions, operators } from '../../src/database/schema/operator';
import { newId, newToken } from '../../src/ids';
import { createLog } from '../../src/log';
import { findOperatorSession, startOperatorSession } from '../../src/modules/operators/operator-sessions';
import { forgetLogIns } from '../../src/modules/staff/forget-log-ins.service';
import { addOperatorPasskey } from '../../src/modules/staff/passkeys/add-operator-passkey.service';
import {
  beginOperatorPasskey,
  beginOperatorPasskeyLogIn,
} from '../../src/modules/staff/passkeys/begin-operator-passkey';
import { logInOperatorByPasskey } from '../../src/modules/staff/passkeys/log-in-operator-passkey.service';
import type { Problem } from '../../src/problem';
import { createReadCache } from '../../src/read-cache';
import type { ServiceContext } from '../../src/service-context';
import { type PostgresCluster, startPostgres } from '../../test-support/database/postgres-cluster';
import { SoftwarePasskey } from '../../test-support/log-in/software-authenticator';

const ROUNDS = 20;
const now = new Date('2026-11-25T12:00:00Z');
const origin = 'http://desk.fresh.localhost:4200';
const device = 'hash of a device';
const keys = { digest: (text: string) => createHash('sha256').update(text).digest('base64url') };
const business = { id: 7, name: 'Testmarket', brand: 'fresh', hosts: ['fresh.localhost'], settings: {} } as never;

let cluster: PostgresCluster;
let databases: OpenDatabase[];
/** As of two processes. */
let contexts: [ServiceContext, ServiceContext];
beforeAll(async () => {
  cluster = await startPostgres();
  databases = [await openPostgres(cluster.url, 4), await openPostgres(cluster.url, 4)];
  const contextOf = ({ db }: OpenDatabase) => {
    const config = { staffHostPrefix: 'desk.' };
    return { db, keys, config, cache: createReadCache(), log: createLog() } as unknown as ServiceContext;
  };
  contexts = databases.map(contextOf) as typeof contexts;
  await contexts[0].db.insert(businesses).values(business);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await cluster.stop();
});

/** An operator of a session that has just begun. */
async function atDesk() {
  const [{ db }] = contexts;
  const operatorId = newId();
  const row = {
    id: operatorId,
    businessId: 7,
    name: 'Robin',
    role: 'support' as const,
    email: `${operatorId}@desk.test`,
  };
  await db.insert(operators).values({ ...row, passwordHash: randomBytes(8).toString('hex'), createdAt: now });
  const found = await findOperatorSession(db, keys, await startOperatorSession(db, keys, operatorId, now), now);
  const operator = { ...row, operatorId, storeIds: null, sessionId: found?.session.id ?? null };
  return { operatorId, operator };
}
type AtDesk = Awaited<ReturnType<typeof atDesk>>;

/** What a browser made for an operator. */
async function made({ operator }: AtDesk, passkey = new SoftwarePasskey(origin)) {
  const call = { business, body: { origin }, device, handheld: undefined, operator, now };
  return { passkey, attestation: passkey.make(await beginOperatorPasskey(contexts[0], call)) };
}
const add = (context: ServiceContext, { operator }: AtDesk, { attestation }: Awaited<ReturnType<typeof made>>) =>
  addOperatorPasskey(context, {
    ...{ body: { attestation }, operator, device, now },
    ...{ deviceName: undefined, address: undefined },
  });
async function signed(passkey: SoftwarePasskey) {
  const asked = await beginOperatorPasskeyLogIn(contexts[0], { business, body: { origin }, device, now });
  return passkey.sign(asked);
}
const logIn = (context: ServiceContext, assertion: Awaited<ReturnType<typeof signed>>) =>
  logInOperatorByPasskey(context, { business, body: { assertion }, device, address: undefined, now });

/** 'done' or the code of the refusal, of each. */
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? 'done' : ((one.reason as Problem).code ?? String(one.reason)),
  );
const passkeysOf = ({ operatorId }: AtDesk) =>
  contexts[0].db.$count(operatorPasskeys, eq(operatorPasskeys.operatorId, operatorId));
const openSessionsOf = ({ operatorId }: AtDesk) =>
  contexts[0].db.$count(
    operatorSessions,
    and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.endedAt)),
  );

test('a log-in or a new passkey at the moment when the log-ins are forgotten leaves neither session nor passkey', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const who = await atDesk();
    const first = await made(who);
    await add(contexts[0], who, first);
    const [assertion, second] = [await signed(first.passkey), await made(who)];
    const [forgotten, other = ''] = await outcomes([
      forgetLogIns(contexts[0], 7, who.operatorId, now),
      round % 2 ? logIn(contexts[1], assertion) : add(contexts[1], who, second),
    ]);
    seen.add(other);
    expect(forgotten).toBe('done');
    expect(['done', 'passkey_unknown', 'operator_key_invalid']).toContain(other);
    expect([round, await passkeysOf(who), await openSessionsOf(who)]).toEqual([round, 0, 0]);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('one signature logs in once, and of two new passkeys for the last place one is added', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const who = await atDesk();
    const first = await made(who);
    await add(contexts[0], who, first);
    const assertion = await signed(first.passkey);
    const replies = await outcomes([logIn(contexts[0], assertion), logIn(contexts[1], assertion)]);
    expect(replies.sort()).toEqual(['done', 'passkey_expired']);
    const [one, other] = [await made(who), await made(who)];
    const [row] = await contexts[0].db
      .select()
      .from(operatorPasskeys)
      .where(eq(operatorPasskeys.operatorId, who.operatorId));
    if (!row) throw new Error('No passkey was added');
    const copies = Array.from({ length: 18 }, () => ({ ...row, id: newId(), credentialId: newToken() }));
    await contexts[0].db.insert(operatorPasskeys).values(copies);
    const added = await outcomes([add(contexts[0], who, one), add(contexts[1], who, other)]);
    expect([added.sort(), await passkeysOf(who)]).toEqual([['done', 'passkeys_full'], 20]);
  }
});
