import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../test-support/test-service';
import { databaseFigures } from './database-figures';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('mails that wait, failed before or failed for good are counted, and those that were sent are not', async () => {
  const before = await databaseFigures(service.context);
  await service.db.execute(sql`insert into jobs.job (name, state, created_on)
    select 'mail', state::jobs.job_state, now() - age::interval
    from (values ('retry', '90 s'), ('created', '30 s'), ('failed', '5 h'), ('completed', '15 min')) v (state, age)`);
  const { queues, payments, orders } = await databaseFigures(service.context);
  expect(before.queues.get('mail')).toEqual({ waiting: 0, age: 0, retrying: 0, dead: 0 });
  expect(queues.get('mail')).toEqual({ waiting: 2, age: 90, retrying: 1, dead: 1 });
  expect(queues.get('payments')).toEqual({ waiting: 0, age: 0, retrying: 0, dead: 0 });
  expect(payments).toEqual({ open: 0, age: 0 });
  // A business without an order has the figure 0, so that an alert can see it.
  expect([...orders.values()]).toEqual([...orders.values()].map(() => 0));
  expect(orders.size).toBeGreaterThan(0);
});
