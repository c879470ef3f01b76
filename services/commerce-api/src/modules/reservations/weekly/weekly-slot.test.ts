import type { BodyOf } from '@storefront/api/operation-types';
import { eq, sql } from 'drizzle-orm';
import { draftHeldBasket, payInCash } from '../../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { addresses } from '../../../database/schema/member';
import { slots } from '../../../database/schema/slots';
import { weeklySlots } from '../../../database/schema/weekly-slot';
import { newId } from '../../../ids';
import { makeSlots } from '../../slots/make-slots';
import { releaseLapsed } from '../../slots/reservation.repository';
import { keepWeeklySlots } from './keep-weekly-slots';

const storeId = ids.store;
const FRIDAY = '2026-11-27';
const fail = (error: unknown) => {
  throw error;
};

let sandbox: StartedSandbox;
let service: TestService;
let ada: string;
let bob: string;
/** Of Ada and of Bob. */
const home = { ada: 951, bob: 0 };
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.control('DELETE', '/api/mail');
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
  await service.db.execute(sql`update slots set capacity = 4`);
  ada = await service.logIn('ada@example.test', 'correct horse');
  bob = await service.logIn('bob@example.test', 'battery staple');
  const at = { country: 'GB', addressLine1: '8 Mill Lane', postcode: 'SE1 9GF', town: 'London' };
  home.bob = newId();
  await service.db.insert(addresses).values({ id: home.bob, memberId: ids.otherMember, isDefault: true, ...at });
});
afterEach(() => service.close());

type Wanted = BodyOf<'PUT /member/weekly-slot'>;
const friday = (addressId: number): Wanted => ({
  storeId,
  fulfilmentMethod: 'delivery',
  weekday: 5,
  starts: '17:00',
  ends: '18:00',
  addressId,
});
const ask = async (as: string, wanted: Wanted) => service.call('PUT /member/weekly-slot', wanted, { as });
const read = async (as: string) =>
  (await service.call('POST /member/weekly-slot', { storeId }, { as })).data.weeklySlot?.coming;
const skip = (as: string, date: string, skipped: boolean) =>
  service.call('POST /member/weekly-slot-skip', { date, skipped }, { as });
const add = async (as?: string) =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } }, as ? { as } : {}))
    .data.basket;
const listFriday = async (as?: string) => {
  const days = { startDate: FRIDAY, endDate: FRIDAY };
  const asked = { storeId, fulfilmentMethod: 'delivery', ...days, postcode: 'SE1 9GF' } as const;
  const { data } = await service.call('POST /slots/list', asked, as ? { as } : {});
  return { ...data, slot: data.days[0]?.slots.find(({ timeSlotTime }) => timeSlotTime === '17:00') };
};
const reserve = (basketToken: string, slot: { timeSlotDate: string; timeSlotTime: string }, as?: string) =>
  service.call(
    'POST /slots/reserve',
    {
      storeId,
      basketToken,
      fulfilmentMethod: 'delivery',
      postcode: 'SE1 9GF',
      ...slot,
    },
    as ? { as } : { guest: basketToken },
  );
const check = () => keepWeeklySlots(service.context, service.clock.now(), fail);
const moveTo = async (instant: string) => {
  service.clock.set(new Date(instant));
  await makeSlots(service.db, service.clock.now());
  await releaseLapsed(service.db, service.clock.now());
  await check();
  // Access tokens end after some minutes.
  ada = await service.logIn('ada@example.test', 'correct horse');
  bob = await service.logIn('bob@example.test', 'battery staple');
};
const mails = async (to: string) => {
  for (let round = 0; round < 3; round += 1) await sendQueuedMail(service.context, fail);
  const found = await sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
  return (found as { mail: { subject: string; text: string }[] }).mail.filter(({ subject }) => /time on/.test(subject));
};
const changeFriday = (change: object) =>
  service.db
    .update(slots)
    .set(change)
    .where(sql`store_id = ${storeId} and method = 'delivery' and local_date = ${FRIDAY} and local_time = '17:00'`);
/** Whether slots count as many places and units as their reservations. */
const isExact = async () =>
  (
    await rowsOf(
      service.db,
      sql`select 1 from slots s where (s.reserved, s.units_reserved) <> (
            select count(*), coalesce(sum(r.units), 0) from reservations r
            where r.store_id = s.store_id and r.slot_id = s.slot_id and r.state in ('held', 'confirmed'))`,
    )
  ).length === 0;

test('a member asks for a window every week: its coming place is kept, mailed, shown, and the default when they shop', async () => {
  const { windows } = (await service.call('POST /member/weekly-slot', { storeId }, { as: ada })).data;
  expect(windows).toContainEqual({ fulfilmentMethod: 'delivery', weekday: 5, starts: '17:00', ends: '18:00' });
  const asked = await ask(ada, friday(home.ada));
  const coming = { date: FRIDAY, startDate: `${FRIDAY}T17:00:00.000Z`, endDate: `${FRIDAY}T18:00:00.000Z` };
  const keptUntil = '2026-11-26T17:00:00.000Z';
  expect([asked.status, asked.data.weeklySlot.coming]).toEqual([200, { ...coming, keptUntil, state: 'kept' }]);
  expect(await mails('ada@example.test')).toMatchObject([
    {
      subject: 'Your time on Fri 27 Nov 2026, 5–6pm is kept',
      text: expect.stringContaining('Order before Thu 26 Nov 2026 at 5pm'),
    },
  ]);
  expect((await listFriday()).slot?.placesLeft).toBe(3);
  expect((await listFriday(ada)).weekly).toMatchObject({ timeSlotDate: FRIDAY, timeSlotTime: '17:00', keptUntil });
  expect((await listFriday(bob)).weekly).toBeNull();
  expect((await listFriday()).weekly).toBeUndefined();

  const basket = await add(ada);
  expect(basket.reservation).toMatchObject({ startDate: coming.startDate, state: 'held', expiresAt: keptUntil });
  expect((await read(ada))?.state).toBe('in_basket');
  // Another time leaves the place to the member, and a second basket may take it.
  await reserve(basket.basketToken, { timeSlotDate: FRIDAY, timeSlotTime: '18:00' }, ada);
  expect((await read(ada))?.state).toBe('kept');
  expect(await isExact()).toBe(true);
});

test('an order with the place settles the week, and the place of the next one is kept when this one is over', async () => {
  await ask(ada, friday(home.ada));
  const basket = await add(ada);
  const { data: draft } = await draftHeldBasket(service, basket.basketToken, {
    emailAddress: 'ada@example.test',
    options: { as: ada },
  });
  expect((await payInCash(service, basket.basketToken, draft, { as: ada })).status).toBe(200);
  expect((await read(ada))?.state).toBe('ordered');
  expect((await skip(ada, FRIDAY, true)).problem.code).toBe('weekly_date_changed');
  await check();
  expect((await read(ada))?.state).toBe('ordered');
  await moveTo('2026-11-26T17:00:01Z');
  expect(await read(ada)).toMatchObject({ date: '2026-12-04', state: 'waiting' });
  // The store takes orders a week ahead.
  await moveTo('2026-11-27T09:00:00Z');
  // The member has logged in, so the basket has it already.
  expect(await read(ada)).toMatchObject({ date: '2026-12-04', state: 'in_basket' });
  expect(await mails('ada@example.test')).toMatchObject([{ subject: 'Your time on Fri 4 Dec 2026, 5–6pm is kept' }]);
});

test('an unused place is free for others a day before the cut-off, also from a basket', async () => {
  await changeFriday({ capacity: 2 });
  await ask(ada, friday(home.ada));
  const { basketToken } = await add();
  expect((await reserve(basketToken, { timeSlotDate: FRIDAY, timeSlotTime: '17:00' })).status).toBe(200);
  const late = await add();
  const evening = { timeSlotDate: FRIDAY, timeSlotTime: '17:00' };
  expect((await reserve(late.basketToken, evening)).problem.code).toBe('slot_taken');
  await add(ada);
  await moveTo('2026-11-26T17:00:01Z');
  expect((await reserve(late.basketToken, evening)).status).toBe(200);
  expect(await isExact()).toBe(true);
});

test('a full slot is offered to the member for whom its place waits, and to nobody else', async () => {
  await changeFriday({ capacity: 2 });
  const basket = await add(ada);
  await ask(ada, friday(home.ada));
  const evening = { timeSlotDate: FRIDAY, timeSlotTime: '17:00' };
  const guest = await add();
  await reserve(guest.basketToken, evening);
  expect((await listFriday()).slot?.available).toBe(false);
  expect((await listFriday(ada)).slot?.available).toBe(true);
  const held = await reserve(basket.basketToken, evening, ada);
  expect([held.status, held.data.reservation?.expiresAt]).toEqual([200, '2026-11-26T17:00:00.000Z']);
  const others = await add(bob);
  expect((await reserve(others.basketToken, evening, bob)).problem.code).toBe('slot_taken');
});

test('weekly slots take half of a slot, its van, zone and picking units, and never the last free place', async () => {
  const state = async (change: object, more?: () => Promise<unknown>) => {
    await service.call('DELETE /member/weekly-slot', {}, { as: ada });
    await service.call('DELETE /member/weekly-slot', {}, { as: bob });
    await changeFriday({ capacity: 10, unitCapacity: null, pool: null, ...change });
    await more?.();
    await ask(ada, friday(home.ada));
    return (await ask(bob, friday(home.bob))).data.weeklySlot.coming.state;
  };
  expect(await state({})).toBe('kept');
  expect(await state({ capacity: 3 })).toBe('missed');
  const pool = (capacity: number) => () =>
    service.db.execute(sql`insert into slot_pools (store_id, pool, local_date, capacity)
      values (${storeId}, 'van', ${FRIDAY}, ${capacity})
      on conflict (store_id, pool, local_date) do update set capacity = excluded.capacity`);
  expect(await state({ pool: 'van' }, pool(3))).toBe('missed');
  expect(await state({ pool: 'van' }, pool(4))).toBe('kept');
  // Ada's latest order has three items, Bob none.
  expect(await state({ unitCapacity: 7 })).toBe('missed');
  expect(await state({ unitCapacity: 8 })).toBe('kept');
  // How an order was before its shopper changed it counts for nothing.
  const changed = () =>
    service.db.execute(sql`update orders set changed_into = draft_order_id where member_id = ${ids.member}`);
  expect(await state({ unitCapacity: 7 }, changed)).toBe('kept');
  const zone = (orders: number) => () =>
    service.db.execute(sql`insert into delivery_zones (store_id, id, code, name, prefixes, orders_per_slot)
      values (${storeId}, 1, 'near', 'Near', '{SE1}', ${orders})
      on conflict (store_id, id) do update set orders_per_slot = excluded.orders_per_slot`);
  expect(await state({}, zone(3))).toBe('missed');
  expect(await state({}, zone(4))).toBe('kept');
  expect(await isExact()).toBe(true);

  await service.db.execute(sql`delete from delivery_zones`);
  await service.call('DELETE /member/weekly-slot', {}, { as: ada });
  await service.call('DELETE /member/weekly-slot', {}, { as: bob });
  await changeFriday({ capacity: 2 });
  await reserve((await add()).basketToken, { timeSlotDate: FRIDAY, timeSlotTime: '17:00' });
  expect((await ask(ada, friday(home.ada))).data.weeklySlot.coming.state).toBe('missed');
  const told = await mails('ada@example.test');
  expect(told).toMatchObject([{ subject: 'Your weekly time on Fri 27 Nov 2026, 5–6pm is not available' }]);
});

test('a member skips a week and takes it back in, changes the window, and stops', async () => {
  expect((await skip(ada, FRIDAY, true)).problem.code).toBe('weekly_slot_not_found');
  await ask(ada, friday(home.ada));
  expect((await skip(ada, '2026-12-04', true)).problem.code).toBe('weekly_date_changed');
  expect((await skip(ada, FRIDAY, true)).data.weeklySlot.coming.state).toBe('skipped');
  await check();
  expect([(await read(ada))?.state, (await listFriday()).slot?.placesLeft]).toEqual(['skipped', 4]);
  expect((await skip(ada, FRIDAY, false)).data.weeklySlot.coming.state).toBe('kept');
  expect((await listFriday()).slot?.placesLeft).toBe(3);

  const collection: Wanted = {
    storeId,
    fulfilmentMethod: 'collection',
    weekday: 6,
    starts: '12:00',
    ends: '12:30',
  };
  const changed = await ask(ada, collection);
  expect(changed.data.weeklySlot).toMatchObject({ address: null, coming: { date: '2026-11-28', state: 'kept' } });
  expect((await listFriday()).slot?.placesLeft).toBe(4);

  const stop = () => service.call('DELETE /member/weekly-slot', {}, { as: ada });
  expect([(await stop()).data, (await stop()).data]).toEqual([{ stopped: true }, { stopped: true }]);
  expect(await read(ada)).toBeUndefined();
  expect(await isExact()).toBe(true);
});

test('a basket keeps the place of a weekly slot that is stopped for the usual minutes', async () => {
  await ask(ada, friday(home.ada));
  const { basketToken } = await add(ada);
  await service.call('DELETE /member/weekly-slot', {}, { as: ada });
  const { data } = await service.call('POST /slots/reservation', { basketToken }, { as: ada });
  expect(data.reservation).toMatchObject({ state: 'held', expiresAt: '2026-11-25T10:15:00.000Z' });
});

test('a withdrawn slot, a closed day and a deleted address are told by mail, once, and a place that returns is kept', async () => {
  await ask(ada, friday(home.ada));
  const slotId = (await listFriday()).slot?.slotId ?? 0;
  const withdraw = (withdrawn: boolean) =>
    service.call('POST /admin/slot-change', { storeId, slotId, withdrawn }, { admin: true });
  await withdraw(true);
  expect((await read(ada))?.state).toBe('missed');
  await check();
  await moveTo('2026-11-25T12:00:00Z');
  const [told, ...others] = await mails('ada@example.test');
  expect(told?.subject).toBe('Your weekly time on Fri 27 Nov 2026, 5–6pm is not available');
  expect(others).toEqual([]);
  await withdraw(false);
  await moveTo('2026-11-25T13:00:00Z');
  expect((await read(ada))?.state).toBe('kept');

  await service.call('DELETE /member/address', { addressId: home.bob }, { as: bob });
  expect((await ask(bob, friday(home.bob))).problem.code).toBe('address_not_found');
  await service.call('DELETE /member/address', { addressId: home.ada }, { as: ada });
  await moveTo('2026-11-28T09:00:00Z');
  expect(await read(ada)).toMatchObject({ date: '2026-12-04', state: 'missed' });
  const saturday: Wanted = {
    storeId,
    fulfilmentMethod: 'collection',
    weekday: 6,
    starts: '12:00',
    ends: '12:30',
  };
  await service.db.execute(sql`update slots set offered = false where local_date = '2026-12-05'`);
  expect((await ask(ada, saturday)).data.weeklySlot.coming).toMatchObject({ date: '2026-12-05', state: 'missed' });
});

test.each([
  ['spring', '2027-03-24T10:00:00Z', '2027-03-28T16:00:00.000Z'],
  ['autumn', '2027-10-27T10:00:00Z', '2027-10-31T17:00:00.000Z'],
])('the window keeps its local time on the Sunday on which clocks change in %s', async (_season, now, startDate) => {
  await moveTo(now);
  const asked = await ask(ada, { ...friday(home.ada), weekday: 0 });
  const keptUntil = new Date(Date.parse(startDate) - 86_400_000).toISOString();
  expect(asked.data.weeklySlot.coming).toMatchObject({ startDate, keptUntil, state: 'kept' });
  expect((await add(ada)).reservation).toMatchObject({ startDate, timeSlotTime: '17:00' });
});

test.each([
  ['another window', { starts: '16:00' }, 'slot_not_found'],
  ['no address', { addressId: undefined }, 'address_required'],
  ['another member’s address', { addressId: 'bob' }, 'address_not_found'],
  ['an unknown store', { storeId: 1 }, 'store_not_found'],
])('%s is refused', async (_what, change, code) => {
  const addressId = 'addressId' in change ? (change.addressId === 'bob' ? home.bob : undefined) : home.ada;
  const { addressId: _own, ...window } = friday(home.ada);
  const wanted = { ...window, ...change, addressId } as Wanted;
  expect((await ask(ada, wanted)).problem.code).toBe(code);
  expect(await service.db.select().from(weeklySlots).where(eq(weeklySlots.memberId, ids.member))).toEqual([]);
});

test('a business that does not offer weekly times has none, and accepts none', async () => {
  await service.db.execute(
    sql`update businesses set settings = jsonb_set(settings, '{features,weeklySlots}', 'false')`,
  );
  service.context.cache.clear();
  expect((await service.call('POST /member/weekly-slot', { storeId }, { as: ada })).data.windows).toEqual([]);
  expect((await ask(ada, friday(home.ada))).problem.code).toBe('slot_not_found');
});

test('a member who logs in gets the place into the basket that was filled before', async () => {
  await ask(ada, friday(home.ada));
  const { basketToken } = await add();
  const body = {
    grant_type: 'password',
    username: 'ada@example.test',
    password: 'correct horse',
    basketToken,
  } as const;
  const loggedIn = await service.call('POST /oauth/token', body as never);
  expect(loggedIn.status).toBe(200);
  expect((await read(ada))?.state).toBe('in_basket');
});
