import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DAY_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import { orderByCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { applyRetention, retentionDeletions } from './apply-retention';
import { RETENTION_DAYS, retentionRules, retentionTable } from './retention-periods';

const repository = resolve(import.meta.dirname, '../../../../..');
const source = resolve(repository, 'services/commerce-api/src');
const jobs = retentionRules.flatMap(({ job }) => job.match(/\b[a-z]+[A-Z]\w+/g) ?? []);

test('every periodic deletion is in the list of what is kept how long, and the list is in the docs', () => {
  const called = new Set<string>(Object.keys(retentionDeletions));
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (/^(background-jobs|jobs\/.*)\.ts$/.test(file) && !file.endsWith('.test.ts'))
      for (const [, name] of readFileSync(resolve(source, file), 'utf8').matchAll(
        /\b((?:delete(?:Old|Expired)|erase(?:Old|Idle)|forget)[A-Z]?\w*)\(/g,
      ))
        called.add(name ?? '');
  expect(called.size).toBeGreaterThan(20);
  expect([...called].filter((name) => !jobs.includes(name))).toEqual([]);
  expect(jobs.filter((name) => !called.has(name) && name !== 'sendMarketingChange')).toEqual([]);
  expect(readFileSync(resolve(repository, 'docs/reference/retention.md'), 'utf8')).toContain(retentionTable());
});

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 1000`);
});
afterAll(() => service.close());

const later = (days: number) => new Date(service.clock.now().getTime() + days * DAY_MS);
const count = async (query: ReturnType<typeof sql>) => (await rowsOf(service.db, query)).length;

test('an order loses its person after its period and no day before; the order stays', async () => {
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const as = await service.logIn();
  const { data } = await service.call('POST /basket/add-item', item, { as });
  const number = await orderByCash(service, data.basket.basketToken, {
    emailAddress: 'ada@example.test',
    options: { as },
  });
  const named = sql`select 1 from orders where business_order_id = ${number} and member_id is not null
    and contact ->> 'email' <> '' and delivery_address is not null`;
  await applyRetention(service.db, later(RETENTION_DAYS.orderDetails - 1));
  expect(await count(named)).toBe(1);
  await applyRetention(service.db, later(RETENTION_DAYS.orderDetails + 1));
  expect(await count(named)).toBe(0);
  expect(await count(sql`select 1 from orders where business_order_id = ${number} and total > 0`)).toBe(1);
  expect(await count(sql`select 1 from members where email_address = 'ada@example.test'`)).toBe(1);
});

test('words and pictures of a decided complaint go after its period, those of an open one stay', async () => {
  await service.db.execute(sql`insert into order_complaints
    (id, business_id, draft_order_id, state, amount, is_automatic, note, picture_key, created_at, decided_at)
    select n, 1, (select min(draft_order_id) from orders), case n when 1 then 'open' else 'refunded' end, 1, false, 'broken',
      'picture ' || n, now(), case n when 1 then null else ${service.clock.now().toISOString()}::timestamptz end
    from generate_series(1, 2) n`);
  const worded = sql`select 1 from order_complaints where note is not null and picture_key is not null`;
  await applyRetention(service.db, later(RETENTION_DAYS.complaintWords - 1));
  expect(await count(worded)).toBe(2);
  await applyRetention(service.db, later(RETENTION_DAYS.complaintWords + 1));
  expect(await count(worded)).toBe(1);
  expect(await rowsOf(service.db, sql`select key from file_removals`)).toEqual([{ key: 'picture 2' }]);
});

test('the picture of a safe place goes after its period, and what became of the delivery stays', async () => {
  await service.db.execute(sql`insert into delivery_runs (id, store_id, operator_id, operator_name, begun_at)
    values (1, ${ids.store}, 1, 'Dora', now())`);
  await service.db.execute(sql`insert into delivery_stops (run_id, draft_order_id, position, outcome, done_at, picture_key)
    select 1, min(draft_order_id), 1, 'safe_place', ${service.clock.now().toISOString()}::timestamptz, 'door' from orders`);
  const shown = sql`select 1 from delivery_stops where picture_key is not null`;
  await applyRetention(service.db, later(RETENTION_DAYS.safePlacePictures - 1));
  expect(await count(shown)).toBe(1);
  await applyRetention(service.db, later(RETENTION_DAYS.safePlacePictures + 1));
  expect(await count(shown)).toBe(0);
  expect(await count(sql`select 1 from delivery_stops where outcome = 'safe_place'`)).toBe(1);
  expect(await rowsOf(service.db, sql`select key from file_removals where key = 'door'`)).toHaveLength(1);
});

test.each([
  [
    'contactMessages',
    sql`insert into contact_requests (id, business_id, reference, first_name, last_name, email_address, subject, message, created_at)
    values (1, 1, 'TM-C1', 'A', 'B', 'a@example.test', 's', 'm', now())`,
    'contact_requests',
  ],
  [
    'futureContacts',
    sql`insert into future_contacts (business_id, postcode, email_address, created_at) values (1, 'EH1 1AA', 'a@example.test', now())`,
    'future_contacts',
  ],
  [
    'sentMail',
    sql`insert into outgoing_mail (id, business_id, kind, subject_id, recipient, created_at) values (1, 1, 'marketing', 1, 'a@example.test', now())`,
    'outgoing_mail',
  ],
  [
    'silentDevices',
    sql`insert into devices (business_id, messaging_device_id, registered_at, seen_at) values (1, 'd', now(), now())`,
    'devices',
  ],
  [
    'endedSessions',
    sql`insert into sessions (id, member_id, business_id, created_at) select 1, id, 1, now() from members limit 1`,
    'sessions',
  ],
  [
    'marketingLetters',
    sql`with m as (insert into marketing_mails (id, business_id, subject, text, created_at) values (1, 1, 's', 't', now()) returning id)
    insert into marketing_mail_recipients (id, mail_id, member_id) select 1, m.id, (select min(id) from members) from m`,
    'marketing_mail_recipients',
  ],
  [
    'withdrawnOperators',
    sql`insert into operators (id, business_id, name, role, key_hash, created_at, withdrawn_at) values (1, 1, 'Sam', 'picker', 'h', now(), now())`,
    'operators',
  ],
  [
    'storeItemChanges',
    sql`insert into store_item_changes (id, store_id, item_id, before, after, source, operator_name, at) values (1, 1, 1, '{}', '{}', 'desk', 'Sam', now())`,
    'store_item_changes',
  ],
] as const)('%s are deleted after their period and no day before', async (kind, insert, table) => {
  await service.db.execute(insert);
  const row = sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(table === 'future_contacts' ? 'email_address' : table === 'devices' ? 'messaging_device_id' : 'id')}::text in ('1', 'd', 'a@example.test')`;
  const from = (days: number) => new Date(Date.now() + days * DAY_MS);
  await applyRetention(service.db, from(RETENTION_DAYS[kind] - 1));
  expect(await count(row)).toBe(1);
  await applyRetention(service.db, from(RETENTION_DAYS[kind] + 1));
  expect(await count(row)).toBe(0);
});
