import { setTimeout as pause } from 'node:timers/promises';
import { addDays, localDay } from '../src/time/local-day';
import { ids } from '../test-support/shop-data';
import { raceForSlot } from './crowd';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
});
afterAll(() => environment?.close());

const tomorrow = addDays(localDay(new Date(), 'Europe/London'), 1);
const slotOf = (time: string) =>
  environment.sql(
    `select slot_id, reserved, capacity from slots
     where store_id = $1 and method = 'delivery' and local_date = $2 and local_time = $3`,
    [ids.store, tomorrow, time],
  );

const DEADLOCK = '40P01';

/** A statement that is repeated after a deadlock, as the service repeats its transactions. */
async function retriedSql(query: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  for (;;) {
    try {
      return await environment.sql(query, values);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}

async function newBasket(): Promise<string> {
  const { body } = await environment.post(environment.apis[0], '/basket/add-item', {
    storeId: ids.store,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  return (body.basket as { basketToken: string }).basketToken;
}

const reserve = (process: number, basketToken: string, timeSlotTime: string) =>
  environment.post(environment.apis[process], '/slots/reserve', {
    storeId: ids.store,
    basketToken,
    fulfilmentMethod: 'delivery',
    timeSlotDate: tomorrow,
    timeSlotTime,
  });

const moveClocks = (body: object) =>
  Promise.all(
    environment.apis.map((api) => environment.post(api, '/admin/clock', body, { 'x-admin-key': api.adminKey })),
  );

test('500 shoppers in four processes compete over two services for 50 places: exactly 50 hold one', async () => {
  await environment.sql(
    `update slots set capacity = 50 where store_id = $1 and local_date = $2 and local_time = '17:00'`,
    [ids.store, tomorrow],
  );
  const origins = environment.apis.map(({ origin }) => origin);
  const orders = { origins, shoppers: 500, storeId: ids.store, itemId: ids.milk, day: tomorrow, times: ['17:00'] };
  const { outcomes, ms } = await raceForSlot(orders, 4);
  process.stdout.write(`500 shoppers, 50 places: ${JSON.stringify(outcomes)} in ${ms} ms\n`);

  const [slot] = await slotOf('17:00');
  const [count] = await environment.sql(
    `select count(*)::int as held, count(distinct basket_id)::int as baskets from reservations
     where store_id = $1 and slot_id = $2 and state = 'held'`,
    [ids.store, slot?.slot_id],
  );
  expect(outcomes).toEqual({ reserved: 50, slot_taken: 450 });
  expect(slot?.reserved).toBe(50);
  expect(count).toEqual({ held: 50, baskets: 50 });
});

/** Every order and its picking units that are held or confirmed are counted once in slot, pool and zone. */
async function expectExactCounts() {
  const wrong = await environment.sql(
    `select s.slot_id from slots s where (s.reserved, s.units_reserved) <> (
       select count(*), coalesce(sum(r.units), 0) from reservations r
       where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))`,
  );
  const wrongPools = await environment.sql(
    `select p.pool from slot_pools p where (p.reserved, p.units_reserved) <> (
       select coalesce(sum(s.reserved), 0), coalesce(sum(s.units_reserved), 0) from slots s
       where s.store_id = p.store_id and s.pool = p.pool and s.local_date = p.local_date)`,
  );
  const wrongZones = await environment.sql(
    `select t.zone_id from zone_places t where (t.reserved, t.units_reserved) <> (
       select count(*), coalesce(sum(r.units), 0) from reservations r
       where r.store_id = t.store_id and r.slot_id = t.slot_id and r.zone_id = t.zone_id
         and r.state in ('held', 'confirmed'))`,
  );
  expect({ wrong, wrongPools, wrongZones }).toEqual({ wrong: [], wrongPools: [], wrongZones: [] });
}

test('500 shoppers of two zones compete for 50 places of a pool that two windows share, one zone with 10 of each window', async () => {
  const day = addDays(tomorrow, 3);
  await environment.sql(
    `update slots set capacity = 500, pool = 'van'
     where store_id = $1 and local_date = $2 and method = 'delivery' and local_time in ('17:00', '18:00')`,
    [ids.store, day],
  );
  await environment.sql(`insert into slot_pools (store_id, pool, local_date, capacity) values ($1, 'van', $2, 50)`, [
    ids.store,
    day,
  ]);
  await environment.sql(
    `insert into delivery_zones (store_id, id, code, name, prefixes, fee_added, orders_per_slot)
     values ($1, 1, 'near', 'Near', '{SE1}', 0, null), ($1, 2, 'far', 'Far', '{SE1 1}', 150, 10)`,
    [ids.store],
  );
  const { outcomes, ms } = await raceForSlot(
    {
      origins: environment.apis.map(({ origin }) => origin),
      shoppers: 500,
      storeId: ids.store,
      itemId: ids.milk,
      day,
      times: ['17:00', '18:00'],
      postcodes: ['SE1 9GF', 'SE1 1TL'],
    },
    4,
  );
  process.stdout.write(`500 shoppers of two zones, 50 places: ${JSON.stringify(outcomes)} in ${ms} ms\n`);
  expect(outcomes).toEqual({ reserved: 50, slot_taken: 450 });
  const zones = await environment.sql(
    `select t.zone_id, t.reserved, r.fee - s.fee as added from zone_places t
     join slots s using (store_id, slot_id)
     join reservations r on r.slot_id = t.slot_id and r.zone_id = t.zone_id and r.state = 'held'
     where s.local_date = $1 group by t.zone_id, t.slot_id, t.reserved, r.fee, s.fee`,
    [day],
  );
  for (const { zone_id: zoneId, reserved, added } of zones) {
    expect([Number(zoneId), added]).toEqual([Number(zoneId), Number(zoneId) === 2 ? 150 : 0]);
    if (Number(zoneId) === 2) expect(reserved).toBeLessThanOrEqual(10);
  }
  await expectExactCounts();
  await environment.sql('delete from delivery_zones');
});

test('500 shoppers compete for 250 picking units with 5 items each: exactly 50 hold a place', async () => {
  const day = addDays(tomorrow, 4);
  await environment.sql(
    `update slots set capacity = 500, unit_capacity = 250
     where store_id = $1 and local_date = $2 and local_time = '17:00' and method = 'delivery'`,
    [ids.store, day],
  );
  const origins = environment.apis.map(({ origin }) => origin);
  const orders = { origins, shoppers: 500, storeId: ids.store, itemId: ids.milk, day, times: ['17:00'] };
  const { outcomes, ms } = await raceForSlot(orders, 4);
  process.stdout.write(`500 shoppers, 250 picking units: ${JSON.stringify(outcomes)} in ${ms} ms\n`);
  expect(outcomes).toEqual({ reserved: 50, slot_units_full: 450 });
  await expectExactCounts();
});

test('a capacity cut, a withdrawal, payments and the end of holds at one moment leave every count exact', async () => {
  const day = addDays(tomorrow, 2);
  await environment.sql(
    `update slots set capacity = 100, pool = 'van' where store_id = $1 and local_date = $2 and method = 'delivery'`,
    [ids.store, day],
  );
  await environment.sql(`insert into slot_pools (store_id, pool, local_date, capacity) values ($1, 'van', $2, 100)`, [
    ids.store,
    day,
  ]);
  const [slot] = await environment.sql(
    `select slot_id from slots where store_id = $1 and local_date = $2 and local_time = '17:00' and method = 'delivery'`,
    [ids.store, day],
  );
  const origins = environment.apis.map(({ origin }) => origin);
  const orders = { origins, shoppers: 100, storeId: ids.store, itemId: ids.milk, day, times: ['17:00'] };
  expect((await raceForSlot(orders, 4)).outcomes).toEqual({ reserved: 100 });

  const change = (body: object, process: number) =>
    environment.post(
      environment.apis[process],
      '/admin/slot-change',
      { storeId: ids.store, slotId: Number(slot?.slot_id), ...body },
      { 'x-admin-key': environment.apis[process]?.adminKey ?? '' },
    );
  // The oldest ten are the last ones that a capacity cut would withdraw, so all ten are paid.
  const confirm = retriedSql(
    `update reservations set state = 'confirmed' where reservation_id in (
       select reservation_id from reservations where slot_id = $1 and state = 'held'
       order by created_at, reservation_id limit 10) and state = 'held'`,
    [slot?.slot_id],
  );
  const lapse = retriedSql(
    `update reservations set expires_at = now() where reservation_id in (
       select reservation_id from reservations where slot_id = $1 and state = 'held'
       order by created_at desc limit 30) and state = 'held'`,
    [slot?.slot_id],
  );
  const replies = await Promise.all([change({ capacity: 40 }, 0), change({ capacity: 20 }, 1), lapse, confirm]);
  expect(replies.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }]);
  const withdrawn = await change({ withdrawn: true }, 0);
  const [counts] = await environment.sql(
    `select count(*) filter (where state = 'held')::int as held,
       count(*) filter (where state = 'confirmed')::int as confirmed
     from reservations where slot_id = $1`,
    [slot?.slot_id],
  );
  expect(counts).toEqual({ held: 0, confirmed: 10 });
  expect(withdrawn.body).toMatchObject({ slot: { held: 0, confirmed: 10, withdrawn: true } });
  await expectExactCounts();
});

const tally = (outcomes: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

test('100 holds that are extended, swept and paid for at one moment end in one state each, with exact counts', async () => {
  const day = addDays(tomorrow, 5);
  await environment.sql(`update businesses set settings = settings || '{"slotExtensions": 2}'::jsonb where id = $1`, [
    ids.business,
  ]);
  await environment.sql(`update slots set capacity = 100 where store_id = $1 and local_date = $2`, [ids.store, day]);
  const origins = environment.apis.map(({ origin }) => origin);
  const orders = { origins, shoppers: 100, storeId: ids.store, itemId: ids.milk, day, times: ['17:00'] };
  expect((await raceForSlot(orders, 4)).outcomes).toEqual({ reserved: 100 });
  const held = await environment.sql(
    `select r.slot_id, b.token from reservations r join baskets b on b.id = r.basket_id
     join slots s on s.slot_id = r.slot_id where s.local_date = $1 and r.state = 'held'`,
    [day],
  );
  const tokens = held.map(({ token }) => String(token));
  const slotId = held[0]?.slot_id;
  // They end while the calls below run.
  await environment.sql(
    `update reservations set expires_at = now() + (reservation_id % 30) * interval '40 ms' where slot_id = $1`,
    [slotId],
  );
  const confirm = (place: number) =>
    environment.sql(
      `update reservations set state = 'confirmed' from baskets
       where baskets.id = reservations.basket_id and baskets.token = $1 and reservations.state = 'held'
         and reservations.expires_at > now() returning reservation_id`,
      [tokens[place]],
    );
  const outcomes = await Promise.all(
    tokens.map(async (token, at) => {
      const [extended, paid] = await Promise.all([
        environment.post(environment.apis[at % 2], '/slots/extend', { basketToken: token }),
        confirm(at),
      ]);
      return extended.status === 200 ? 'extended' : paid.length > 0 ? 'paid' : String(extended.body.code);
    }),
  );
  const lost = outcomes.filter((outcome) => outcome !== 'extended' && outcome !== 'paid').length;
  process.stdout.write(`extension, sweep and payment of 100 holds: ${JSON.stringify(tally(outcomes))}\n`);
  await moveClocks({ now: new Date(Date.now() + 2_000).toISOString() });
  while (
    (
      await environment.sql(
        `select from reservations where slot_id = $1 and state = 'held' and expires_at <= now() limit 1`,
        [slotId],
      )
    ).length > 0
  )
    await pause(20);
  const [counts] = await environment.sql(
    `select count(*) filter (where state in ('held', 'confirmed'))::int as kept,
       count(*) filter (where state = 'lapsed')::int as lapsed from reservations where slot_id = $1`,
    [slotId],
  );
  expect(counts).toEqual({ kept: 100 - lost, lapsed: lost });
  await expectExactCounts();
  await moveClocks({ reset: true });
});

test('a lapsed hold is free again within a second of its end, and not before it', async () => {
  await environment.sql(
    `update slots set capacity = 1 where store_id = $1 and local_date = $2 and local_time = '18:00'`,
    [ids.store, tomorrow],
  );
  const first = await reserve(0, await newBasket(), '18:00');
  expect(first.status).toBe(200);
  const { expiresAt } = first.body.reservation as { expiresAt: string };
  expect(Date.parse(expiresAt) - Date.parse(first.body.serverTime as string)).toBe(15 * 60_000);

  const second = await newBasket();
  const moving = Date.now();
  await moveClocks({ now: new Date(Date.parse(expiresAt) - 2_000).toISOString() });
  const moved = Date.now();
  expect((await reserve(1, second, '18:00')).body.code).toBe('slot_taken');
  expect((await slotOf('18:00'))[0]?.reserved).toBe(1);

  // Only the background job releases it. The expiry lies between these two instants, because the clocks moved during
  // the call.
  const [earliest, latest] = [moving + 2_000, moved + 2_000];
  while ((await slotOf('18:00'))[0]?.reserved !== 0 && Date.now() < latest + 3_000) await pause(20);
  const freed = Date.now();
  process.stdout.write(`the lapsed hold was free ${freed - latest} ms after its end\n`);
  expect(freed).toBeLessThan(latest + 1_000);
  expect(freed).toBeGreaterThanOrEqual(earliest);
  expect((await reserve(1, second, '18:00')).status).toBe(200);
  await moveClocks({ reset: true });
});

test('repeated clicks on pay, with one key or none, over two services, place one order', async () => {
  const basketToken = await newBasket();
  await environment.sql(`update slots set capacity = 9 where store_id = $1 and local_time = '09:00'`, [ids.store]);
  expect((await reserve(0, basketToken, '09:00')).status).toBe(200);
  const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };
  const draft = await environment.post(environment.apis[0], '/checkout/process-order', {
    basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    firstname: 'Grace',
    lastname: 'Hill',
    emailAddress: 'grace@example.test',
    phoneNumber: '07700 900456',
    fulfilmentDetails: { address },
  });
  const { draftOrderId, amount } = draft.body;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken };
  const clicks = await Promise.all(
    Array.from({ length: 20 }, (_, click) =>
      environment.post(
        environment.apis[click % 2],
        '/payments/make-payment',
        cash,
        click < 10 ? { 'idempotency-key': 'one-intent' } : {},
      ),
    ),
  );
  expect([...new Set(clicks.map(({ status }) => status))]).toEqual([200]);
  expect(new Set(clicks.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const [count] = await environment.sql(
    `select (select count(*)::int from orders where draft_order_id = $1) as orders,
       (select count(*)::int from payments where draft_order_id = $1) as payments,
       (select count(*)::int from order_events where draft_order_id = $1) as events`,
    [draftOrderId],
  );
  expect(count).toEqual({ orders: 1, payments: 1, events: 1 });
});

test('[4.05] a process whose clock is 20 minutes ahead ends no hold early: the database’s clock decides for all', async () => {
  await environment.sql(`update slots set capacity = 9 where store_id = $1 and local_time = '09:00'`, [ids.store]);
  const early = await environment.startAnother(20 * 60_000);
  const timeOf = async (origin: string) => {
    const reply = await fetch(`${origin}/en-gb/api/slots/server-time`);
    return Date.parse(((await reply.json()) as { serverTime: string }).serverTime);
  };
  expect(Math.abs((await timeOf(early.origin)) - (await timeOf(environment.apis[0]?.origin ?? '')))).toBeLessThan(
    2_000,
  );

  const basketToken = await newBasket();
  const held = (await reserve(0, basketToken, '09:00')).body.reservation as { slotId: number };
  const lapsing = await reserve(1, await newBasket(), '09:00');
  expect(lapsing.status).toBe(200);
  await environment.sql(`update reservations set expires_at = now() where reservation_id = $1`, [
    (lapsing.body.reservation as { reservationId: number }).reservationId,
  ]);
  const reservedNow = async () =>
    (await environment.sql('select reserved from slots where slot_id = $1', [held.slotId]))[0]?.reserved;
  const before = await reservedNow();
  while ((await reservedNow()) === before) await pause(20);
  const seen = await environment.post(early, '/slots/reservation', { basketToken });
  expect(seen.body.reservation).toMatchObject({ state: 'held' });
});
