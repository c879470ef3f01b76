import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../test-support/test-service';
import { rowsOf } from '../database/database.types';
import { adoptRows } from './adopt-rows';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());
afterEach(() => service.db.execute(sql`delete from jobs.job`));

test('what an earlier version queued without jobs gets one job each, and what it is sending or has sent gets none', async () => {
  const { db, clock } = service;
  const now = clock.now();
  await db.execute(sql`insert into outgoing_mail (id, business_id, kind, subject_id, recipient, created_at, next_try_at)
    select id, 1, kind, id, 'ann@example.test', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz + wait::interval
    from (values (1, 'password_reset', '0'), (2, 'text_ready', '-1 hour'), (3, 'password_reset', '1 minute'),
                 (4, 'password_reset', null), (5, 'marketing', '0')) v (id, kind, wait)`);
  await db.execute(sql`insert into marketing_changes (business_id, user_id, change, next_try_at)
    values (1, 'm-1', '{"kind": "forget"}', ${now.toISOString()}::timestamptz), (1, 'm-2', '{"kind": "forget"}', null)`);
  await adoptRows(db, now);
  await adoptRows(db, now);
  expect(await rowsOf(db, sql`select name, data from jobs.job order by name`)).toEqual([
    { name: 'letter', data: { messageId: 5 } },
    { name: 'mail', data: { messageId: 1 } },
    { name: 'marketing', data: { businessId: 1, userId: 'm-1' } },
    { name: 'text', data: { messageId: 2 } },
  ]);
});

test('on the way back to version 1.0.0, the SQL of the docs gives it what waits, and leaves what was sent or failed for good', async () => {
  const { db } = service;
  await db.execute(sql`delete from outgoing_mail`);
  await db.execute(sql`delete from marketing_changes`);
  await db.execute(sql`insert into outgoing_mail (id, business_id, kind, subject_id, recipient, created_at, sent_at)
    select id, 1, kind, id, 'ann@example.test', now(), sent::timestamptz
    from (values (1, 'password_reset', null), (2, 'marketing', null), (3, 'text_ready', null), (4, 'new_device', '2026-11-30'),
                 (5, 'new_device', null)) v (id, kind, sent)`);
  await db.execute(sql`insert into marketing_changes (business_id, user_id, change) values (1, 'm-1', '{"kind": "forget"}'),
    (1, 'm-2', '{"kind": "forget"}')`);
  await db.execute(sql`insert into jobs.job (name, state, data) select name, state::jobs.job_state, data::jsonb
    from (values ('mail', 'created', '{"messageId": 1}'), ('letter', 'retry', '{"messageId": 2}'),
                 ('text', 'active', '{"messageId": 3}'), ('mail', 'created', '{"messageId": 4}'),
                 ('mail', 'failed', '{"messageId": 5}'), ('marketing', 'created', '{"businessId": 1, "userId": "m-1"}'),
                 ('marketing', 'failed', '{"businessId": 1, "userId": "m-2"}')) v (name, state, data)`);
  const docs = readFileSync(resolve(import.meta.dirname, '../../../../docs/upgrading.md'), 'utf8');
  const statements =
    docs
      .match(/```sql\n([^`]*)```/)?.[1]
      ?.split(';\n')
      .filter(Boolean) ?? [];
  for (const statement of statements) await db.execute(sql.raw(statement));
  expect(await rowsOf(db, sql`select id::int from outgoing_mail where next_try_at <= now() order by id`)).toEqual(
    [1, 2, 3].map((id) => ({ id })),
  );
  expect(await rowsOf(db, sql`select user_id from marketing_changes where next_try_at <= now()`)).toEqual([
    { user_id: 'm-1' },
  ]);
  expect(await rowsOf(db, sql`select distinct state from jobs.job`)).toEqual([{ state: 'failed' }]);
});
