import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/database/database.types';
import { inTransaction } from '../../src/database/in-transaction';
import { openPostgres } from '../../src/database/open-postgres';
import { operatorCodes, operatorInvitations, operators } from '../../src/database/schema/operator';
import { newId } from '../../src/ids';
import { inviteOperator, redeemInvitation } from '../../src/modules/staff/invitations';
import { issueOperatorCode, redeemOperatorCode, tryOperatorCode } from '../../src/modules/staff/operator-codes';
import { changeStaff, withdrawStaff } from '../../src/modules/staff/staff.service';
import type { Problem } from '../../src/problem';
import { type PostgresCluster, startPostgres } from '../../test-support/database/postgres-cluster';

const ROUNDS = 20;
const BUSINESS = 7;
const now = new Date('2026-11-25T12:00:00Z');
/** Long enough for digits to be derived from it. */
const keys = { digest: (text: string) => createHash('sha256').update(text).digest('base64url') };

let cluster: PostgresCluster;
/** As of two processes. */
let databases: [OpenDatabase, OpenDatabase];
beforeAll(async () => {
  cluster = await startPostgres();
  databases = [await openPostgres(cluster.url, 4), await openPostgres(cluster.url, 4)];
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await cluster.stop();
});

async function addAdministrator() {
  const id = newId();
  const row = { id, businessId: BUSINESS, name: 'Robin', role: 'administrator' as const, email: `${id}@desk.test` };
  const [added] = await databases[0].db
    .insert(operators)
    .values({ ...row, passwordHash: randomBytes(8).toString('hex'), createdAt: now })
    .returning();
  if (!added) throw new Error('Nobody was added');
  return added;
}

/** 'done' or the code of the refusal, of each. */
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Problem).code))
    .sort();

test('of two administrators who withdraw or demote each other at once, one stays', async () => {
  const [{ db: one }, { db: other }] = databases;
  for (let round = 0; round < ROUNDS; round += 1) {
    await one.delete(operators);
    const [ada, bob] = [await addAdministrator(), await addAdministrator()];
    const demotion = { operatorId: bob.id, role: 'picker' as const };
    const calls = [
      withdrawStaff({ db: one }, BUSINESS, ada.id, now),
      round % 2 ? withdrawStaff({ db: other }, BUSINESS, bob.id, now) : changeStaff({ db: other }, BUSINESS, demotion),
    ];
    expect(await outcomes(calls)).toEqual(['done', 'operator_last_administrator']);
  }
});

test('of two clicks at once one code is made, and of two who use it one does', async () => {
  const [{ db: one }, { db: other }] = databases;
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = { operatorId: (await addAdministrator()).id, device: undefined };
    const issue = (db: typeof one) => inTransaction(db, (tx) => issueOperatorCode(tx, keys, owner, now));
    const made = (await Promise.all([issue(one), issue(other)])).filter((id) => id !== undefined);
    expect(made).toHaveLength(1);
    const codeId = made[0] ?? 0;
    expect(await Promise.all([one, other].map((db) => redeemOperatorCode(db, codeId, now)))).toEqual(
      expect.arrayContaining([true, false]),
    );
  }
});

test('of many guesses at once five are tried', async () => {
  const [{ db: one }, { db: other }] = databases;
  const owner = { operatorId: (await addAdministrator()).id, device: undefined };
  await inTransaction(one, (tx) => issueOperatorCode(tx, keys, owner, now));
  await Promise.all(
    Array.from({ length: 20 }, (_, place) => tryOperatorCode(place % 2 ? one : other, keys, owner, 'wrong!', now)),
  );
  const [code] = await one.select().from(operatorCodes).where(eq(operatorCodes.operatorId, owner.operatorId));
  expect(code?.tries).toBe(5);
});

test('of two who use a link at once one sets the password', async () => {
  const [{ db: one }, { db: other }] = databases;
  for (let round = 0; round < ROUNDS; round += 1) {
    const operator = await addAdministrator();
    await inTransaction(one, (tx) => inviteOperator(tx, keys, operator, 'operator_invitation', now));
    const [link] = await one.select().from(operatorInvitations).where(eq(operatorInvitations.operatorId, operator.id));
    const use = (db: typeof one) => inTransaction(db, (tx) => redeemInvitation(tx, link?.id ?? 0, now));
    expect(await outcomes([use(one), use(other)])).toEqual(['done', 'operator_invitation_invalid']);
  }
});
