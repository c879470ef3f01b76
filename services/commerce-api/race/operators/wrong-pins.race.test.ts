import { and, eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/database/database.types';
import { openPostgres } from '../../src/database/open-postgres';
import { outgoingMail } from '../../src/database/schema/mail';
import { operators } from '../../src/database/schema/operator';
import { newId } from '../../src/ids';
import { countWrongPin, WRONG_PINS_MAX } from '../../src/modules/staff/wrong-pins';
import type { ServiceContext } from '../../src/service-context';
import { type PostgresCluster, startPostgres } from '../../test-support/database/postgres-cluster';

const ROUNDS = 10;
const now = new Date('2026-11-25T12:00:00Z');

let cluster: PostgresCluster;
/** As of two processes. */
let databases: [OpenDatabase, OpenDatabase];
beforeAll(async () => {
  cluster = await startPostgres();
  databases = [await openPostgres(cluster.url, 8), await openPostgres(cluster.url, 8)];
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await cluster.stop();
});

/** What counting uses of a process. */
const contextOf = ({ db }: OpenDatabase) => ({ db, log: { warn: () => undefined } }) as unknown as ServiceContext;

test('wrong PINs that arrive at two processes at once are all counted, and the last one forgets the PIN once', async () => {
  const contexts = databases.map(contextOf);
  const [{ db }] = databases;
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = newId();
    const row = { id, businessId: 7, name: 'Robin', role: 'picker' as const, email: `${id}@desk.test`, createdAt: now };
    const [operator] = await db
      .insert(operators)
      .values({ ...row, pinHash: 'a hash' })
      .returning();
    if (!operator) throw new Error('Nobody was added');
    const guess = (at: number) => {
      const context = contexts[at % 2];
      if (!context) throw new Error('There are two processes');
      return countWrongPin(context, operator, now);
    };
    await Promise.all(Array.from({ length: WRONG_PINS_MAX - 1 }, (_, at) => guess(at)));
    const state = async () => (await db.select().from(operators).where(eq(operators.id, id)))[0];
    expect(await state()).toMatchObject({ pinWrong: WRONG_PINS_MAX - 1, pinHash: 'a hash' });
    await Promise.all([guess(0), guess(1), guess(2)]);
    expect(await state()).toMatchObject({ pinWrong: 0, pinHash: null });
    const isTold = and(eq(outgoingMail.kind, 'operator_pin_forgotten'), eq(outgoingMail.recipient, row.email));
    expect(await db.$count(outgoingMail, isTold)).toBe(1);
  }
});
