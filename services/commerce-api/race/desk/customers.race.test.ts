import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../src/database/database.types';
import { openPostgres } from '../../src/database/open-postgres';
import { outgoingMail } from '../../src/database/schema/mail';
import { mailDataLink } from '../../src/modules/desk/customers/data-mail.service';
import type { Problem } from '../../src/problem';
import type { ServiceContext } from '../../src/service-context';
import { type PostgresCluster, startPostgres } from '../../test-support/database/postgres-cluster';
import { seedShopData } from '../../test-support/seed-shop-data';
import { ids, shopData } from '../../test-support/shop-data';

const ROUNDS = 20;
const now = new Date('2026-11-25T12:00:00Z');

let cluster: PostgresCluster;
/** As of two processes. */
let databases: [OpenDatabase, OpenDatabase];
beforeAll(async () => {
  cluster = await startPostgres();
  databases = [await openPostgres(cluster.url, 4), await openPostgres(cluster.url, 4)];
  await seedShopData(databases[0].db, shopData(now), now);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await cluster.stop();
});

test('of six who mail a person the link to their data at once, through two processes, three do', async () => {
  const [{ db }] = databases;
  const body = { customer: `m${ids.member}`, wish: 'copy' as const };
  const mail = (at: number) =>
    // It uses the database alone.
    mailDataLink({ db: databases[at % 2]?.db } as ServiceContext, ids.business, body, now).then(
      () => 'mailed',
      (error: Problem) => error.code,
    );
  for (let round = 0; round < ROUNDS; round += 1) {
    await db.delete(outgoingMail).where(eq(outgoingMail.kind, 'data_copy_link'));
    const outcomes = await Promise.all([0, 1, 2, 3, 4, 5].map(mail));
    expect(outcomes.sort()).toEqual([...Array(3).fill('mail_limit_reached'), ...Array(3).fill('mailed')]);
  }
});
