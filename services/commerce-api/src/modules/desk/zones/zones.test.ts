import type { ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
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
const NEAR: ZoneValues = {
  name: 'Near the bridge',
  prefixes: ['SE1'],
  withinMetres: null,
  fee: null,
  feeAdded: 0,
  ordersPerSlot: null,
  unitsPerSlot: null,
};
type Change = Omit<BodyOf<'POST /desk/zone-change'>, 'storeId'>;
const change = (body: Change, key?: string, by = mona) =>
  by.call('POST /desk/zone-change', { storeId, ...body }, key ? { key } : {});
const add = async (set = NEAR) => (await change({ seen: null, set })).data;
const list = async () => (await mona.call('POST /desk/zones', { storeId })).data;
const holdsOf = async (basketToken: string) =>
  (await desk.service.call('POST /slots/reservation', { basketToken })).data.reservation?.state;

/** Holds a delivery at SE1 9GF. */
async function hold(): Promise<string> {
  const { data } = await desk.service.call('POST /basket/add-item', {
    storeId,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  const { basketToken } = data.basket;
  const slot = { fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-26', timeSlotTime: '17:00' } as const;
  const { status } = await desk.service.call(
    'POST /slots/reserve',
    { storeId, basketToken, ...slot, postcode: 'SE1 9GF' },
    { guest: basketToken },
  );
  expect(status).toBe(200);
  return basketToken;
}

test('a zone is added once for each key, listed with what its postcodes had, changed and removed; the history has it all', async () => {
  const key = 'a zone of a manager';
  const { data } = await change({ seen: null, set: { ...NEAR, prefixes: [' se1 '] } }, key);
  expect((await change({ seen: null, set: { ...NEAR, prefixes: [' se1 '] } }, key)).data).toEqual(data);
  expect(data.zone).toMatchObject({ values: NEAR, orders: 0 });
  const ordersOf = async () => {
    const { zones, postcodes } = await list();
    return [zones[0]?.orders, postcodes.find(({ prefix }) => prefix === 'SE1')?.orders];
  };
  // The seed has an order from before there were zones.
  expect(await ordersOf()).toEqual([0, 1]);
  await desk.order([{ id: ids.milk, quantity: 6 }]);
  expect(await ordersOf()).toEqual([1, 2]);

  const zoneId = data.zone?.zoneId ?? 0;
  const dearer = { ...NEAR, feeAdded: 150, ordersPerSlot: 8 };
  expect((await change({ zoneId, seen: NEAR, set: dearer })).data.zone?.values).toEqual(dearer);
  expect((await change({ zoneId, seen: dearer, set: null })).data.zone).toBeNull();
  expect((await list()).zones).toEqual([]);
  const { changes } = (await mona.call('POST /desk/zone-history', { storeId })).data;
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [dearer, null],
    [NEAR, dearer],
    [null, NEAR],
  ]);
  expect(changes.map(({ operatorName }) => operatorName)).toEqual(['Mona', 'Mona', 'Mona']);
});

test('what another manager has changed meanwhile is not overwritten, and the same again changes nothing', async () => {
  const milo = await operatorOf(desk.service, 'Milo', 'manager');
  const zoneId = (await add()).zone?.zoneId ?? 0;
  const [cheap, dear] = [
    { ...NEAR, fee: 100 },
    { ...NEAR, fee: 500 },
  ];
  expect(await codeOf(change({ zoneId, seen: NEAR, set: cheap }))).toBeUndefined();
  for (const set of [dear, null])
    expect(await codeOf(change({ zoneId, seen: NEAR, set }, undefined, milo))).toBe('zone_changed');
  expect(await codeOf(change({ zoneId, seen: NEAR, set: cheap }, undefined, milo))).toBeUndefined();
  expect((await list()).zones).toMatchObject([{ values: cheap }]);
  expect(await codeOf(change({ zoneId, seen: cheap, set: null }, undefined, milo))).toBeUndefined();
  expect(await codeOf(change({ zoneId, seen: cheap, set: dear }))).toBe('zone_not_found');
});

test('it says first whom a change touches; then held times there end, orders keep theirs, and no other store is touched', async () => {
  const number = await desk.order([{ id: ids.milk, quantity: 6 }]);
  const basketToken = await hold();
  const elsewhere = { ...NEAR, prefixes: ['SE1 7'] };
  const touched = { orders: [number], holds: 1 };
  expect((await mona.call('POST /desk/zone-effect', { storeId, set: elsewhere })).data).toEqual(touched);
  expect((await mona.call('POST /desk/zone-effect', { storeId, set: NEAR })).data).toEqual({ orders: [], holds: 0 });
  expect(await holdsOf(basketToken)).toBe('held');
  expect((await add(elsewhere)).effect).toEqual(touched);
  expect(await holdsOf(basketToken)).not.toBe('held');
  expect((await mona.call('POST /admin/order', { businessOrderId: number })).data.status).toBe('sent_to_store');
});

test.each<[string, Partial<ZoneValues>, string]>([
  ['neither postcodes nor a ring', { prefixes: [] }, 'prefixes'],
  ['a postcode outside the delivery area', { prefixes: ['LS1'] }, 'prefixes'],
  ['what begins no postcode', { prefixes: ['SE1 9GF 7'] }, 'prefixes'],
  ['a price and an amount that is added', { prefixes: ['SE1 7'], fee: 100, feeAdded: 50 }, 'feeAdded'],
  ['the postcode of another zone', {}, 'prefixes'],
])('a zone with %s is refused, also in its preview', async (_what, values, path) => {
  await add();
  const set = { ...NEAR, prefixes: ['SE1'], ...values };
  for (const { problem } of [
    await change({ seen: null, set }),
    await mona.call('POST /desk/zone-effect', { storeId, set }),
  ])
    expect([problem.code, problem.errors?.map((one) => one.path)]).toEqual(['zone_invalid', [path]]);
  expect((await list()).zones).toHaveLength(1);
});

test('a zone in which alone some times are offered is not removed, and one of another store is not found', async () => {
  const { zone } = await add();
  const zoneId = zone?.zoneId ?? 0;
  await desk.service.db.execute(sql`update slots set zones = array[${zone?.code}] where store_id = ${storeId}`);
  expect(await codeOf(change({ zoneId, seen: NEAR, set: null }))).toBe('zone_invalid');
  const body = { storeId: ids.farStore, zoneId, seen: NEAR, set: null };
  expect(await codeOf(mona.call('POST /desk/zone-change', body))).toBe('zone_not_found');
  expect(await rowsOf(desk.service.db, sql`select 1 from delivery_zones`)).toHaveLength(1);
});
