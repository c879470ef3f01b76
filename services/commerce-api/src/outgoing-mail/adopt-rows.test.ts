import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../test-support/test-service';
import { rowsOf } from '../database/database.types';
import { adoptRows } from './adopt-rows';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('what an earlier version queued without jobs gets one job each, and what it is sending or has sent gets none', async () => {
  const { db, clock } = service;
  const now = clock.now();
  await db.execute(sql`insert into outgoing_mail (id, business_id, kind, subject_id, recipient, created_at, next_try_at)
    select id, 1, kind, id, 'ann@example.test', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + wait::interval
    from (values (1, 'password_reset', '0'), (2, 'text_ready', '-1 hour'), (3, 'password_reset', '1 minute'),
                 (4, 'password_reset', null)) v (id, kind, wait)`);
  await db.execute(sql`insert into marketing_changes (business_id, user_id, change, next_try_at)
    values (1, 'm-1', '{"kind": "forget"}', ${now.toISOString()}::timestamptz), (1, 'm-2', '{"kind": "forget"}', null)`);
  await adoptRows(db, now);
  await adoptRows(db, now);
  expect(await rowsOf(db, sql`select name, data from jobs.job order by name`)).toEqual([
    { name: 'mail', data: { messageId: 1 } },
    { name: 'marketing', data: { businessId: 1, userId: 'm-1' } },
    { name: 'text', data: { messageId: 2 } },
  ]);
});
