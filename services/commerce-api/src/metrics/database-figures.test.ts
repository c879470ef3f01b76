import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../test-support/test-service';
import { at } from '../database/database.types';
import { databaseFigures } from './database-figures';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('mails that wait are counted with the age of the oldest, and those that were sent are not', async () => {
  const { db, clock } = service.context;
  const ago = (seconds: number) => at(new Date(clock.now().getTime() - seconds * 1000));
  const mail = (id: number, age: number, isWaiting: boolean) => sql`
    insert into outgoing_mail (id, business_id, kind, subject_id, recipient, created_at, next_try_at)
    values (${id}, 1, 'new_device', ${id}, 'ada@example.test', ${ago(age)}, ${isWaiting ? ago(0) : null})`;
  const before = await databaseFigures(service.context);
  for (const row of [mail(901, 90, true), mail(902, 30, true), mail(903, 900, false)]) await db.execute(row);
  const { queues, payments, orders } = await databaseFigures(service.context);
  expect([before.queues.mail.waiting, queues.mail]).toEqual([0, { waiting: 2, age: 90 }]);
  expect(payments).toEqual({ open: 0, age: 0 });
  // A business without an order has the figure 0, so that an alert can see it.
  expect([...orders.values()]).toEqual([...orders.values()].map(() => 0));
  expect(orders.size).toBeGreaterThan(0);
});
