import pg from 'pg';
import { addDays, localDay } from '../src/time/local-day';
import { ids } from '../test-support/shop-data';
import { type RaceEnvironment, setUpRace } from './race-environment';

const PER_SECOND = 10;
const SHOPPERS = 200;
const tomorrow = addDays(localDay(new Date(), 'Europe/London'), 1);

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace({ WAITING_ROOM_HOLDS_PER_SECOND: String(PER_SECOND) });
});
afterAll(() => environment?.close());

const shoppers = Array.from({ length: SHOPPERS }, (_, index) => ({
  session: String(index).padStart(43, 'w'),
  basketToken: '',
}));
type Shopper = (typeof shoppers)[number];

const api = (index: number) => environment.apis[index % environment.apis.length];
const post = (index: number, path: string, body: object, { session }: Shopper) =>
  environment.post(api(index), path, body, { 'x-guest-session': session });

const hold = (shopper: Shopper, index: number) =>
  post(
    index,
    '/slots/reserve',
    {
      storeId: ids.store,
      basketToken: shopper.basketToken,
      fulfilmentMethod: 'delivery',
      timeSlotDate: tomorrow,
      timeSlotTime: '17:00',
    },
    shopper,
  );
const look = ({ basketToken, session }: Shopper, index: number) =>
  post(index, '/slots/waiting-room', { basketToken }, { basketToken, session });

test('200 shoppers at once: each second lets in no more than the limit, in order, and at last each of them once', async () => {
  await environment.sql(`update slots set capacity = 1000 where store_id = $1`, [ids.store]);
  await environment.sql(`update slot_pools set capacity = 1000`);
  for (const [index, shopper] of shoppers.entries()) {
    const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 1 } };
    const { body } = await post(index, '/basket/add-item', item, shopper);
    shopper.basketToken = (body.basket as { basketToken: string }).basketToken;
  }
  // Kept by a trigger, because a pass is deleted when it is over.
  await environment.sql(
    `create table seen_admissions (basket_id bigint, number bigint, at timestamptz,
       written timestamptz default clock_timestamp(), transaction bigint default txid_current())`,
  );
  await environment.sql(
    `create function note_admission() returns trigger language plpgsql as
     'begin insert into seen_admissions (basket_id, number, at) values (new.basket_id, new.number, new.admitted_at);
       return new; end'`,
  );
  await environment.sql(
    `create trigger note_insert after insert on waiting_tickets for each row
     when (new.admitted_at is not null) execute function note_admission()`,
  );
  await environment.sql(
    `create trigger note_update after update on waiting_tickets for each row
     when (old.admitted_at is null and new.admitted_at is not null) execute function note_admission()`,
  );

  const outside = new Set(shoppers);
  const outcomes: Record<string, number> = {};
  const tryAll = async () => {
    const trying = [...outside];
    const replies = await Promise.all(trying.map(hold));
    for (const [index, { status, body }] of replies.entries()) {
      const outcome = status === 200 ? 'held' : String(body.code);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const shopper = trying[index];
      if (status === 200 && shopper) outside.delete(shopper);
    }
  };
  // Time passes by itself, too; each round moves the clocks at least one second on.
  for (let second = 1; outside.size > 0 && second <= SHOPPERS; second += 1) {
    await tryAll();
    await Promise.all(
      environment.apis.map((one) =>
        environment.post(one, '/admin/clock', { advanceSeconds: 1 }, { 'x-admin-key': one.adminKey }),
      ),
    );
  }
  process.stdout.write(`${SHOPPERS} shoppers, ${PER_SECOND} each second: ${JSON.stringify(outcomes)}\n`);
  expect(outside.size).toBe(0);
  expect(Object.keys(outcomes).sort()).toEqual(['held', 'waiting_room']);
  expect(outcomes.held).toBe(SHOPPERS);

  const crowded = await environment.sql(
    `select floor(extract(epoch from at)) as second, count(*)::int from seen_admissions
     group by 1 having count(*) > ${PER_SECOND}`,
  );
  expect(crowded).toEqual([]);
  const [all] = await environment.sql(
    `select count(*)::int as admitted, count(distinct basket_id)::int as baskets from seen_admissions`,
  );
  expect(all).toEqual({ admitted: SHOPPERS, baskets: SHOPPERS });
  // By when they were written: a process that waits for the room's lock has read its clock before.
  const overtaking = await environment.sql(
    `select a.number from seen_admissions a join seen_admissions b
       on a.number > b.number and a.written < b.written and a.transaction <> b.transaction`,
  );
  expect(overtaking).toEqual([]);
  const [held] = await environment.sql(
    `select count(*)::int as held, count(distinct basket_id)::int as baskets from reservations where state = 'held'`,
  );
  expect(held).toEqual({ held: SHOPPERS, baskets: SHOPPERS });
});

test('a look does not wait for the lock of the room', async () => {
  const [shopper] = shoppers;
  if (!shopper) throw new Error('No shopper');
  await environment.sql(`update waiting_tickets set admitted_at = null, pass_until = null`);
  const locking = new pg.Client({ connectionString: environment.url });
  await locking.connect();
  await locking.query('begin');
  await locking.query('select from waiting_rooms for update');
  const { body } = await look(shopper, 0);
  expect(body).toMatchObject({ state: 'waiting' });
  await locking.query('commit');
  await locking.end();
  // Each second lets in those with the lowest numbers, and this shopper may have any.
  let { state } = body;
  for (let round = 0; state === 'waiting' && round < SHOPPERS / PER_SECOND; round += 1) {
    await environment.sql(`update waiting_rooms set second = 0`);
    ({ state } = (await look(shopper, 0)).body);
  }
  expect(state).toBe('admitted');
});
