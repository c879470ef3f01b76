import type { BodyOf } from '@storefront/api/operation-types';
import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';
import { rowsOf } from '../../../database/database.types';

let desk: Desk;
let mona: Operator;
beforeEach(async () => {
  desk = await setUpDesk();
  mona = await operatorOf(desk.service, 'Mona', 'manager');
});
afterEach(() => desk.service.close());

const storeId = ids.store;
/** The day after the test's. */
const DAY = '2026-11-26';
const settings = async () => (await mona.call('POST /desk/store', { storeId })).data;
type Changes = Omit<BodyOf<'POST /desk/store-change'>, 'storeId' | 'seen'>;
/** Changes what there is, or what was seen before. */
const change = async (changes: Changes, seen?: Changes, by = mona) => {
  const { storeId: _, ...current } = await settings();
  return by.call('POST /desk/store-change', { storeId, seen: seen ?? current, ...changes });
};
const offeredOn = (day: string) =>
  rowsOf<{ capacity: number }>(
    desk.service.db,
    sql`select capacity from slots where store_id = ${storeId} and method = 'delivery' and local_date = ${day} and offered`,
  );

/** Holds the slot of 17:00 on the day. */
async function hold(): Promise<string> {
  const { data } = await desk.service.call('POST /basket/add-item', {
    storeId,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  const { basketToken } = data.basket;
  const slot = { fulfilmentMethod: 'delivery', timeSlotDate: DAY, timeSlotTime: '17:00' } as const;
  await desk.service.call('POST /slots/reserve', { storeId, basketToken, ...slot }, { guest: basketToken });
  return basketToken;
}

test('a store that is closed offers no slots, and the audit has both sides', async () => {
  const slots = async () => {
    // Stores are cached for a few seconds.
    desk.service.clock.set(new Date(desk.service.clock.now().getTime() + 6_000));
    const { data } = await desk.service.call('POST /slots/list', { storeId, fulfilmentMethod: 'delivery' });
    return data.days.flatMap((day) => day.slots.filter(({ available }) => available)).length;
  };
  expect(await slots()).toBeGreaterThan(0);
  expect((await change({ closed: true })).data.settings.closed).toBe(true);
  expect(await slots()).toBe(0);
  await change({ closed: false });
  expect(await slots()).toBeGreaterThan(0);
  const [first] = await rowsOf(
    desk.service.db,
    sql`select before, after from operator_actions order by at, id limit 1`,
  );
  expect(first).toMatchObject({ before: { closed: false }, after: { closed: true } });
});

test('other hours say first whom they touch; then slots outside them end, and those within stay as staff have set them', async () => {
  const number = await desk.order([{ id: ids.milk, quantity: 6 }]);
  const [booked] = await rowsOf<{ day: string }>(
    desk.service.db,
    sql`select s.local_date as day from orders o join reservations r on r.reservation_id = o.reservation_id
      join slots s on s.store_id = r.store_id and s.slot_id = r.slot_id where o.business_order_id = ${number}`,
  );
  const basketToken = await hold();
  const { openingHours } = await settings();
  const closedOn = [...new Set([booked?.day ?? '', DAY])];
  const hours = { openingHours, specialDays: closedOn.map((date) => ({ date, hours: null })) };
  expect((await mona.call('POST /desk/store-hours-effect', { storeId, ...hours })).data).toEqual({
    orders: [number],
    holds: 1,
  });
  expect(await offeredOn(DAY)).not.toEqual([]);
  await desk.service.db.execute(
    sql`update slots set capacity = 7 where store_id = ${storeId} and local_date = '2026-11-27'`,
  );

  const { data } = await change(hours);
  expect(data.effect).toEqual({ orders: [number], holds: 1 });
  expect(await offeredOn(DAY)).toEqual([]);
  const held = await desk.service.call('POST /slots/reservation', { basketToken });
  expect(held.data.reservation?.state).not.toBe('held');
  expect((await desk.service.call('POST /admin/order', { businessOrderId: number }, { admin: true })).data.status).toBe(
    'sent_to_store',
  );
  const kept = await offeredOn('2026-11-27');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ capacity }) => capacity === 7)).toBe(true);

  await change({ specialDays: [] });
  expect((await offeredOn(DAY)).length).toBeGreaterThan(0);
});

test('a manager does not overwrite what another has saved meanwhile, of the parts that both change', async () => {
  const milo = await operatorOf(desk.service, 'Milo', 'manager');
  const { storeId: _, ...seen } = await settings();
  const closed = [{ date: DAY, hours: null }];
  const shorter = [{ date: DAY, hours: { opens: '08:00', closes: '12:00' } }];
  expect(await codeOf(change({ specialDays: closed }, seen))).toBeUndefined();
  expect(await codeOf(change({ specialDays: shorter }, seen, milo))).toBe('store_changed');
  expect(await codeOf(change({ specialDays: shorter }, {}, milo))).toBe('store_changed');
  expect((await settings()).specialDays).toEqual(closed);
  // The same again finds it as it should be, and the terms are no matter of the hours.
  for (const changes of [{ specialDays: closed }, { minimumSpend: 1_250 }])
    expect(await codeOf(change(changes, seen, milo))).toBeUndefined();
  expect(await settings()).toMatchObject({ specialDays: closed, minimumSpend: 1_250 });
  expect(await codeOf(change({ specialDays: shorter }, { specialDays: closed }, milo))).toBeUndefined();
});

test('hours that do not fit together are refused, and nothing is changed', async () => {
  const before = await settings();
  const day = { day: 1, opens: '08:00', closes: '20:00' };
  for (const wrong of [
    { openingHours: [day, day] },
    { openingHours: [{ ...day, closes: '08:00' }] },
    { specialDays: [{ date: '2026-02-30', hours: null }] },
    {
      specialDays: [
        { date: DAY, hours: null },
        { date: DAY, hours: null },
      ],
    },
  ])
    expect(await codeOf(change({ closed: true, ...wrong }))).toBe('store_hours_invalid');
  expect(await settings()).toEqual(before);
});
