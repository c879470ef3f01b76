import { setTimeout as pause } from 'node:timers/promises';
import { addDays, localDay } from '../src/time/local-day';
import { ids } from '../test-support/shop-data';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
beforeAll(async () => {
  environment = await setUpRace();
});
afterAll(() => environment?.close());

const tomorrow = addDays(localDay(new Date(), 'Europe/London'), 1);
/** Three days ahead, so that its place is not free again yet. */
const day = addDays(tomorrow, 2);
const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
const wanted = { storeId: ids.store, fulfilmentMethod: 'collection', weekday, starts: '12:00', ends: '12:30' };
const apiOf = (place: number) => environment.apis[place % environment.apis.length];

async function put(place: number, token: string) {
  const response = await fetch(`${apiOf(place)?.origin}/en-gb/api/member/weekly-slot`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wanted),
  });
  const body = (await response.json()) as { weeklySlot?: { coming: { state: string } } };
  return { status: response.status, state: body.weeklySlot?.coming.state };
}

async function newMember(place: number): Promise<string> {
  const { body } = await environment.post(apiOf(place), '/auth/register', {
    firstname: 'Wendy',
    lastname: 'Weekly',
    password: 'a rare enough phrase',
    emailAddress: `weekly-${place}@example.test`,
  });
  return String(body.access_token);
}

/** Places of weekly slots on the day, and whether the slot counts all of its places. */
const counts = async () => {
  const [row] = await environment.sql(
    `select (select count(*)::int from reservations r where r.slot_id = s.slot_id and r.store_id = s.store_id
               and r.state = 'held' and r.weekly_slot_id is not null) as weekly,
            s.reserved = (select count(*) from reservations r where r.slot_id = s.slot_id and r.store_id = s.store_id
               and r.state in ('held', 'confirmed')) as exact
     from slots s where s.store_id = $1 and s.method = 'collection' and s.local_date = $2 and s.local_time = '12:00'`,
    [ids.store, day],
  );
  return row;
};

let tokens: string[];

test('twelve members who ask for one window at once in two processes get its share of three places', async () => {
  await environment.sql(`update slots set capacity = 7 where store_id = $1 and method = 'collection'`, [ids.store]);
  tokens = await Promise.all(Array.from({ length: 12 }, (_, place) => newMember(place)));
  const replies = await Promise.all(tokens.map((token, place) => put(place, token)));
  expect(replies.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  expect(replies.filter(({ state }) => state === 'kept')).toHaveLength(3);
  expect(await counts()).toEqual({ weekly: 3, exact: true });
});

test('a member who saves the window, begins baskets and skips at once has one weekly slot and one place at most', async () => {
  const token = tokens[0] ?? '';
  const as = { authorization: `Bearer ${token}` };
  const begin = (place: number) =>
    environment.post(
      apiOf(place),
      '/basket/add-item',
      { storeId: ids.store, fulfilmentMethod: 'collection', menuItem: { id: ids.milk, quantity: 6 } },
      as,
    );
  const skip = (place: number) =>
    environment.post(apiOf(place), '/member/weekly-slot-skip', { date: day, skipped: place % 4 < 2 }, as);
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async (_, place) =>
      place % 3 === 0 ? (await put(place, token)).status : (await (place % 3 === 1 ? begin : skip)(place)).status,
    ),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const [row] = await environment.sql(
    `select count(distinct w.id)::int as slots, count(r.reservation_id)::int as places
     from weekly_slots w left join reservations r on r.weekly_slot_id = w.id and r.state = 'held'
     where w.member_id = (select id from members where email_address = 'weekly-0@example.test')`,
  );
  expect(row?.slots).toBe(1);
  expect(row?.places).toBeLessThanOrEqual(1);
  const [{ weekly, exact } = {}] = [await counts()];
  expect({ isWithinShare: Number(weekly) <= 3, exact }).toEqual({ isWithinShare: true, exact: true });
});

test('jobs of two processes keep one place for each weekly slot that is due', async () => {
  await environment.sql(`update reservations set expires_at = now() where weekly_slot_id is not null`);
  await environment.sql(`delete from weekly_slot_dates`);
  await environment.sql(`update weekly_slots set next_check_at = now()`);
  const settled = async () => {
    const due = await environment.sql('select id from weekly_slots where next_check_at <= now()');
    return due.length === 0;
  };
  while (!(await settled())) {
    // A move of the clock runs the jobs of a process.
    const reset = { reset: true };
    await Promise.all(
      environment.apis.map((api) => environment.post(api, '/admin/clock', reset, { 'x-admin-key': api.adminKey })),
    );
    await pause(50);
  }
  expect(await counts()).toEqual({ weekly: 3, exact: true });
  const several = await environment.sql(
    `select weekly_slot_id from reservations where state = 'held' and weekly_slot_id is not null
     group by weekly_slot_id having count(*) > 1`,
  );
  expect(several).toEqual([]);
});
