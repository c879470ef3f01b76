import type { ApiClient } from '@storefront/api/client';
import { sql } from 'drizzle-orm';
import { runOps } from '../../../test-support/programs/run-ops';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`insert into jobs.job (id, name, state, created_on, completed_on, data, output)
    select id::uuid, name, state::jobs.job_state, '2026-11-20T10:00:00Z', ended::timestamptz, '{"messageId": 4711}', '{"message": "no server"}'
    from (values ('00000000-0000-4000-8000-000000000001', 'mail', 'failed', '2026-11-21T10:00:00Z'),
                 ('00000000-0000-4000-8000-000000000002', 'mail', 'failed', '2026-11-21T11:00:00Z'),
                 ('00000000-0000-4000-8000-000000000003', 'text', 'retry', null)) v (id, name, state, ended)`);
});
afterAll(() => service.close());

/** Calls the service as the commands of an operator do. */
const client = {
  async call(key: 'POST /admin/jobs', { body }: { body: object }) {
    const { status, data, problem } = await service.call(key, body as never, { admin: true });
    return status === 200 ? { ok: true, data } : { ok: false, error: problem };
  },
} as unknown as ApiClient;
const ops = async (...words: string[]) => (await runOps(client, ['jobs', ...words])).join('\n');

test('an operator lists queues and dead letters without what the jobs carry, and sends dead letters again', async () => {
  const listed = await ops();
  expect(listed).toMatch(/^mail +0 +0 +0 +2$/m);
  expect(listed).toMatch(/^text +1 +1 +0 +0 +\d+ h$/m);
  expect(listed).toMatch(/^00000000-0000-4000-8000-000000000002 +mail .* no server$/m);
  expect(listed).not.toContain('4711');
  expect(await ops('--again', '00000000-0000-4000-8000-000000000002')).toBe('1 queued again');
  expect(await ops('--again', 'mail')).toBe('1 queued again');
  expect(await ops()).toMatch(/^mail +2 +0 +0 +0\b/m);
  for (const which of ['mail', 'nothing', '00000000-0000-4000-8000-000000000009'])
    await expect(ops('--again', which)).rejects.toThrow('No job failed for good by this id or in this queue');
});

test('jobs are the administrator’s alone', async () => {
  expect((await service.call('POST /admin/jobs', {})).problem.code).toBe('operator_key_invalid');
  expect((await service.call('POST /admin/jobs-again', { which: 'mail' })).problem.code).toBe('operator_key_invalid');
  const manager = { business: 'Testmarket', name: 'Sam', role: 'manager' } as const;
  const { data } = await service.call('POST /admin/operator-add', manager, { admin: true });
  const refused = await service.call('POST /admin/jobs-again', { which: 'mail' }, { operatorKey: data.key });
  expect(refused.problem.code).toBe('operator_role_refused');
});
