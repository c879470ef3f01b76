import { MINUTE_MS } from '@storefront/api/durations';
import { eq, sql } from 'drizzle-orm';
import { DEMO_PICKERS, dayPlan } from '../../demo/people/day-plan';
import { operatorOf } from '../../test-support/desk';
import { openDemoDatabase } from '../../test-support/open-demo-database';
import { createTestService, type TestService } from '../../test-support/test-service';
import { rowsOf } from '../database/database.types';
import { operators } from '../database/schema/operator';
import { orders } from '../database/schema/order';
import { moveDemoDay } from './move-demo-day';
import { DEMO_OWNER } from './place-demo-order';

const PIPWELL = 1;
const BOROUGH = 101;

let service: TestService;
const rows = <T>(query: ReturnType<typeof sql>) => rowsOf<T>(service.db, query);
const isDemo = sql`details_owner = ${DEMO_OWNER}`;

/** A demonstration whose first day is made at an instant. */
async function begin(instant: string): Promise<void> {
  const now = new Date(instant);
  service = await createTestService({ database: await openDemoDatabase(now) });
  service.clock.set(now);
  await moveDemoDay(service.context);
}
afterEach(() => service.close());

async function countByStatus(): Promise<Record<string, number>> {
  const counted = await rows<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from orders where ${isDemo} group by status`,
  );
  return Object.fromEntries(counted.map(({ status, count }) => [status, count]));
}

/** What is wrong with the books, places, stock or history of the demonstration's orders. */
const faults = () =>
  rows(sql`
    select 'payment' as what, business_order_id as of from orders o where ${isDemo} and (
      select count(*) from payments p where p.draft_order_id = o.draft_order_id and (
        case when o.status = 'order_cancelled' then p.state = 'cancelled'
          when o.status = 'delivered' then p.state = 'captured'
          else p.state in ('to_collect', 'captured') end)
        and coalesce(p.capture_amount, p.amount) = o.total
        and case when p.state = 'captured' then o.total else 0 end =
          (select coalesce(sum(amount), 0) from ledger_entries l where l.payment_id = p.id and l.kind = 'cash')) <> 1
    union all
    select 'places', s.local_date || ' ' || s.local_time from slots s where s.store_id = ${BOROUGH} and s.reserved <> (
      select count(*) from reservations r where r.store_id = s.store_id and r.slot_id = s.slot_id
        and r.state in ('held', 'confirmed'))
    union all
    select 'reservation', business_order_id from orders o where ${isDemo} and not exists (
      select from reservations r where r.store_id = o.store_id and r.reservation_id = o.reservation_id
        and r.state = case when o.status = 'order_cancelled' then 'released' else 'confirmed' end)
    union all
    select 'stock', i.store_id || ' ' || i.item_id from store_items i where i.stock < 0
    union all
    select 'future', o.business_order_id from orders o join order_events e using (draft_order_id)
      where ${isDemo} and e.at > ${service.clock.now().toISOString()}::timestamptz
    union all
    select 'undecided', o.business_order_id from orders o join order_lines l using (draft_order_id)
      where ${isDemo} and o.status in ('picked', 'en_route', 'delivered') and l.picked is null
    union all
    select 'mail', recipient from outgoing_mail`);

test('the demonstration begins with orders in every state, whose payments, places and stock add up', async () => {
  await begin('2026-11-25T14:20:00Z');
  expect(await countByStatus()).toEqual({
    sent_to_store: 15,
    store_accepted_picking: 4,
    picked: 9,
    en_route: 3,
    delivered: 8,
    unable_to_deliver: 1,
    order_cancelled: 2,
  });
  expect(await faults()).toEqual([]);
  const manager = await operatorOf(service, 'Mia', 'manager', 'Pipwell');
  const { data: board } = await manager.call('POST /desk/today', { storeId: BOROUGH }, { business: PIPWELL });
  expect(board.pickers.map(({ name }) => name)).toEqual([...DEMO_PICKERS]);
  const { data } = await manager.call('POST /desk/collections', { storeId: BOROUGH }, { business: PIPWELL });
  const ready = data.collections.filter(({ isReady }) => isReady);
  expect(ready.map(({ isOverdue }) => isOverdue).filter(Boolean)).toHaveLength(1);
  expect(ready.filter(({ toPay }) => toPay !== null)).toHaveLength(1);
  expect(ready.filter(({ proofOfAge }) => proofOfAge === 18)).toHaveLength(1);
  expect(ready.every(({ place, bags }) => place !== null && bags.length > 0)).toBe(true);
});

test.each([
  ['before the store opens', '2026-11-25T03:00:00Z'],
  ['when the last slot is over', '2026-11-29T22:30:00Z'],
])('%s the day has as many orders, and those without a slot for their state are not begun', async (_when, instant) => {
  await begin(instant);
  const counts = await countByStatus();
  expect(Object.values(counts).reduce((all, one) => all + one)).toBe(dayPlan.length);
  expect(counts.sent_to_store).toBeGreaterThan(15);
  expect(await faults()).toEqual([]);
});

test('orders move on by themselves, and those of a person at the desk are left to them', async () => {
  await begin('2026-11-25T14:20:00Z');
  const before = await countByStatus();
  const own = await operatorOf(service, 'Mia', 'manager', 'Pipwell');
  const [sent] = await rows<{ number: string }>(
    sql`select business_order_id as number from orders where ${isDemo} and status = 'sent_to_store'
        order by slot_starts_at, business_order_id limit 1`,
  );
  const number = sent?.number ?? '';
  await own.call('POST /desk/pick-begin', { storeId: BOROUGH, businessOrderIds: [number] }, { business: PIPWELL });
  // The order of a shopper.
  const [theirs] = await rows<{ number: string }>(
    sql`select business_order_id as number from orders where ${isDemo} and status = 'sent_to_store' limit 1`,
  );
  await service.db
    .update(orders)
    .set({ detailsOwner: 'x' })
    .where(eq(orders.businessOrderId, theirs?.number ?? ''));
  for (let minutes = 4; minutes <= 100; minutes += 4) {
    service.clock.set(new Date(Date.parse('2026-11-25T14:20:00Z') + minutes * MINUTE_MS));
    await moveDemoDay(service.context);
  }
  const after = await countByStatus();
  expect(after.delivered).toBeGreaterThanOrEqual((before.delivered ?? 0) + 5);
  const waiting = sql`select 1 from orders where ${isDemo} and status = 'picked' and fulfilment_method = 'delivery'`;
  expect((await rows(waiting)).length).toBeGreaterThanOrEqual(3);
  const all = (counts: Record<string, number>) => Object.values(counts).reduce((sum, one) => sum + one);
  expect(all(after)).toBe(all(before) - 1 + 25);
  expect(await faults()).toEqual([]);
  const left = await rows(
    sql`select business_order_id as number, status from orders
        where business_order_id in (${number}, ${theirs?.number ?? ''}) order by status`,
  );
  expect(left).toEqual([
    { number: theirs?.number, status: 'sent_to_store' },
    { number, status: 'store_accepted_picking' },
  ]);
});

test('on the next day what is left of the day before is ended, and the pickers are the same', async () => {
  await begin('2026-11-25T14:20:00Z');
  service.clock.set(new Date('2026-11-26T14:20:00Z'));
  await moveDemoDay(service.context);
  expect(
    await rows(sql`select business_order_id from orders where ${isDemo} and slot_starts_at < '2026-11-26T00:00:00Z'
      and status in ('sent_to_store', 'store_accepted_picking', 'picked', 'en_route')`),
  ).toEqual([]);
  expect(await countByStatus()).toMatchObject({ store_accepted_picking: 4, picked: 9, en_route: 3 });
  const pickers = await service.db.select().from(operators).where(eq(operators.name, DEMO_PICKERS[0]));
  expect(pickers).toHaveLength(1);
});
