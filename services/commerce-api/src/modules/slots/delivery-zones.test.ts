import { sql } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { evening } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { releaseLapsed } from './reservation.repository';

let service: TestService;
const near = { store: 'borough', code: 'near', name: 'Near', postcodes: 'SE1', fee_added: '' };
const far = { store: 'borough', code: 'far', name: 'Far', postcodes: 'SE1 1', fee_added: '1.50' };
const lunch = { ...evening, code: 'lunch', stores: 'borough', days: 'mon-sun', capacity: '9', fee: '3.00' };
const slots = [{ ...lunch, starts: '12:00', ends: '13:00' }];

const importZones = (zones: Record<string, string>[], more = {}, removeMissing = false) =>
  importTestFiles(service, { zones, ...more }, { removeMissing });
beforeEach(async () => {
  service = await createTestService();
  expect((await importZones([near, far], { slots })).messages).toEqual([]);
});
afterEach(() => service.close());

const storeId = ids.store;
const DAY = '2026-11-26';
const NEAR = 'SE1 9GF';
const FAR = 'SE1 1TL';
const newBasket = async () =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } })).data.basket
    .basketToken;
const list = (place: object) =>
  service.call('POST /slots/list', {
    storeId,
    fulfilmentMethod: 'delivery',
    startDate: DAY,
    endDate: DAY,
    ...place,
  });
const lunchAt = async (postcode: string | undefined) => {
  const { data } = await list(postcode ? { postcode } : {});
  return data.days.flatMap((day) => day.slots).find(({ timeSlotTime }) => timeSlotTime === '12:00');
};
const reserve = (basketToken: string, postcode?: string) =>
  service.call(
    'POST /slots/reserve',
    {
      storeId,
      basketToken,
      fulfilmentMethod: 'delivery',
      timeSlotDate: DAY,
      timeSlotTime: '12:00',
      ...(postcode && { postcode }),
    },
    { guest: basketToken },
  );
const hold = async (postcode?: string) => {
  const basketToken = await newBasket();
  const { status, data, problem } = await reserve(basketToken, postcode);
  return { basketToken, fee: data?.reservation?.fee, outcome: status === 200 ? 'held' : problem.code };
};
const addressAt = (postcode: string) => ({ country: 'GB', addressLine1: '9 Park Street', postcode, town: 'London' });
const setAddress = (basketToken: string, postcode: string) =>
  service.call(
    'POST /checkout/delivery-address',
    { basketToken, address: addressAt(postcode) },
    { guest: basketToken },
  );
const zoneCounts = async () => {
  const rows = await rowsOf<{ code: string; reserved: number; units: number }>(
    service.db,
    sql`select z.code, sum(t.reserved)::int as reserved, sum(t.units_reserved)::int as units
        from zone_places t join delivery_zones z on z.id = t.zone_id group by z.code`,
  );
  return Object.fromEntries(rows.map(({ code, reserved, units }) => [code, [reserved, units]]));
};

test('[3.19] [7.13] slots are listed and held at the price of the zone of the postcode, which the reply names', async () => {
  expect([(await lunchAt(NEAR))?.fee, (await lunchAt(FAR))?.fee, (await lunchAt(undefined))?.fee]).toEqual([
    300, 450, 300,
  ]);
  expect((await list({ postcode: FAR })).data.pricedFor).toEqual({ postcode: FAR, zone: 'Far' });
  expect((await list({})).data.pricedFor).toBeNull();
  expect([(await hold(NEAR)).fee, (await hold(FAR)).fee]).toEqual([300, 450]);
  const { data } = await service.call('POST /stores/search', { postcode: FAR, fulfilmentMethod: 'delivery' });
  expect(data.stores.find(({ id }) => id === storeId)?.deliveryFee).toBe(450);
  const unplaced = await service.call('POST /stores/details', { storeId });
  expect(unplaced.data).toMatchObject({ deliveryFee: 300, deliveryFeeVaries: true });
});

test('the delivery address of the shopper’s own basket decides before the place in the call', async () => {
  const basketToken = await newBasket();
  await setAddress(basketToken, FAR);
  expect((await reserve(basketToken, NEAR)).data.reservation.fee).toBe(450);
  const own = await service.call(
    'POST /slots/list',
    { storeId, fulfilmentMethod: 'delivery', postcode: NEAR, basketToken },
    { guest: basketToken },
  );
  expect(own.data.pricedFor).toEqual({ postcode: FAR, zone: 'Far' });
  expect((await list({ postcode: NEAR, basketToken })).data.pricedFor).toEqual({ postcode: NEAR, zone: 'Near' });
});

test('a fee of the zone replaces that of the slot, and the held fee stays after an import', async () => {
  const { basketToken } = await hold(FAR);
  await importZones([{ ...far, fee: '9.00', fee_added: '' }]);
  expect((await lunchAt(FAR))?.fee).toBe(900);
  const { data } = await service.call('POST /basket/get-or-create', { basketToken });
  expect([data.reservation?.fee, data.totals.deliveryFee]).toEqual([450, 450]);
});

test('a place in the delivery area but in no zone is refused as out of the area', async () => {
  await importZones([far], {}, true);
  expect((await list({ postcode: NEAR })).problem.code).toBe('out_of_delivery_area');
  expect((await hold(NEAR)).outcome).toBe('out_of_delivery_area');
  const { basketToken } = await hold(FAR);
  expect((await setAddress(basketToken, NEAR)).problem.code).toBe('out_of_delivery_area');
  const { data } = await service.call('POST /stores/search', { postcode: NEAR, fulfilmentMethod: 'delivery' });
  expect(data.stores.find(({ id }) => id === storeId)?.deliversHere).toBe(false);
});

test('a ring around the store holds the places that no prefix matches, the smallest ring first', async () => {
  const ring = (code: string, metres: string, fee: string) => ({
    store: 'borough',
    code,
    name: code,
    within_metres: metres,
    fee_added: fee,
  });
  expect((await importZones([ring('close', '530', '0.50'), ring('wide', '9000', '2.00')], {}, true)).messages).toEqual(
    [],
  );
  const fees = [(await lunchAt(NEAR))?.fee, (await lunchAt(FAR))?.fee];
  expect(fees.sort()).toEqual([350, 500]);
});

test('a slot of some zones is offered and held only there', async () => {
  await importTestFiles(service, { slots: [{ ...slots[0], zones: 'near' }] as never });
  expect([(await lunchAt(NEAR))?.available, await lunchAt(FAR)]).toEqual([true, undefined]);
  expect((await hold(FAR)).outcome).toBe('slot_not_at_address');
});

test('from a share of taken places on the price changes, and a held price stays', async () => {
  await importTestFiles(service, {
    slots: [{ ...slots[0], capacity: '4', busy_from: '50', busy_fee: '2.00' }] as never,
  });
  expect([(await hold(NEAR)).fee, (await hold(NEAR)).fee, (await lunchAt(NEAR))?.fee]).toEqual([300, 300, 500]);
  expect((await hold(FAR)).fee).toBe(650);
  await importTestFiles(service, {
    slots: [{ ...slots[0], capacity: '4', busy_from: '50', busy_fee: '-5.00' }] as never,
  });
  expect((await hold(NEAR)).fee).toBe(0);
});

test('orders and picking units of a zone are limited, and return with the place', async () => {
  await importZones([near, { ...far, orders_per_slot: '2', picking_units_per_slot: '12' }]);
  const first = await hold(FAR);
  expect((await hold(FAR)).outcome).toBe('held');
  expect([(await hold(FAR)).outcome, (await hold(NEAR)).outcome]).toEqual(['slot_taken', 'held']);
  expect((await lunchAt(FAR))?.available).toBe(false);
  expect(await zoneCounts()).toEqual({ far: [2, 12], near: [1, 6] });
  await service.call('POST /basket/clear', { basketToken: first.basketToken }, { guest: first.basketToken });
  expect(await zoneCounts()).toEqual({ far: [1, 6], near: [1, 6] });
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  expect(await releaseLapsed(service.db, service.clock.now())).toBe(2);
  expect(await zoneCounts()).toEqual({ far: [0, 0], near: [0, 0] });
});

test('an address in another zone moves the hold there, with its price and its places', async () => {
  const { basketToken } = await hold(NEAR);
  const moved = (await setAddress(basketToken, FAR)).data;
  expect([moved.reservation?.fee, moved.totals.deliveryFee, moved.updates]).toEqual([450, 450, []]);
  expect(await zoneCounts()).toEqual({ near: [0, 0], far: [1, 6] });
});

test('an address whose zone has no place left withdraws the hold, and the basket reports it', async () => {
  await importZones([near, { ...far, orders_per_slot: '0' }]);
  const { basketToken } = await hold(NEAR);
  const moved = (await setAddress(basketToken, FAR)).data;
  expect([moved.reservation?.state, moved.updates.map(({ code }) => code)]).toEqual(['withdrawn', ['slot_expired']]);
  expect(await zoneCounts()).toEqual({ near: [0, 0] });
});

test('an order pays the price of its address, and is not drafted where the slot is not offered', async () => {
  const { basketToken } = await hold(NEAR);
  const draft = (postcode: string) =>
    service.call(
      'POST /checkout/process-order',
      {
        basketToken,
        storeId,
        fulfilmentMethod: 'delivery',
        paymentGateway: 'cash',
        firstname: 'Grace',
        lastname: 'Hill',
        emailAddress: 'g@example.test',
        phoneNumber: '07700900456',
        fulfilmentDetails: { address: addressAt(postcode) },
      },
      { guest: basketToken },
    );
  expect((await draft(NEAR)).data.totals.deliveryFee).toBe(300);
  expect((await draft(FAR)).data.totals.deliveryFee).toBe(450);
  await importZones([{ ...near, orders_per_slot: '0' }, far]);
  expect((await draft(NEAR)).problem.code).toBe('slot_not_at_address');
  const { data } = await service.call('POST /basket/get-or-create', { basketToken });
  expect(data.reservation).toMatchObject({ state: 'held', fee: 450 });
});

test('a store that stops delivering to an address, or at its time, withdraws the hold there and no other', async () => {
  const stateOf = async ({ basketToken }: { basketToken: string }) =>
    (await service.call('POST /slots/reservation', { basketToken })).data.reservation?.state;
  const [nearby, away] = [await hold(NEAR), await hold(FAR)];
  await importTestFiles(service, { slots: [{ ...slots[0], zones: 'near' }] as never });
  expect([await stateOf(nearby), await stateOf(away)]).toEqual(['held', 'withdrawn']);
  const others = { slots: [{ ...slots[0], zones: 'far' }] };
  expect((await importZones([far], others, true)).messages).toEqual([]);
  expect(await stateOf(nearby)).toBe('withdrawn');
  const { data } = await service.call('POST /basket/get-or-create', { basketToken: nearby.basketToken });
  expect(data.updates.map(({ code }) => code)).toEqual(['slot_expired']);
});

test('a zone outside the delivery areas, without a place, with two prices, and an unknown zone of a slot are refused', async () => {
  const zones = [
    { ...near, postcodes: 'LS1' },
    { ...far, postcodes: '' },
    { ...near, code: 'both', fee: '1.00', fee_added: '1.00' },
    { ...near, store: 'nowhere' },
  ];
  const { messages } = await importZones(zones, { slots: [{ ...slots[0], zones: 'none' }] });
  expect(messages).toEqual([
    'zones 1 postcodes: LS1 is not in the store’s delivery_areas; add it there, or leave it out',
    'zones 2 postcodes: is blank; a zone needs postcodes, or within_metres',
    'zones 3 fee_added: cannot be given with fee; leave one blank',
    'zones 4 store: there is no store nowhere; add it to stores, or correct the code',
    'slots 1 zones: borough has no zone none; add it to zones, or correct the code',
  ]);
});

test('a zone that slots name is not removed without them', async () => {
  await importTestFiles(service, { slots: [{ ...slots[0], zones: 'near' }] as never });
  expect((await importZones([far], {}, true)).messages).toEqual([
    'zones 0 code: slots are offered in zone near, which would be removed; change the slots too',
  ]);
  expect((await lunchAt(NEAR))?.available).toBe(true);
});

test('a postcode or a ring belongs to one zone of a store, also to one that the import leaves as it is', async () => {
  const twice = [near, { ...far, postcodes: near.postcodes }];
  expect((await importZones(twice)).messages).toEqual([`zones 2 postcodes: ${near.postcodes} is in zone near already`]);
  expect((await importZones([near])).messages).toEqual([]);
  expect((await importZones([{ ...far, postcodes: near.postcodes }])).messages).toEqual([
    `zones 1 postcodes: ${near.postcodes} is in zone near already`,
  ]);
});

test('a zone without places, or whose places or units are taken, is not promised a next time, and no price of it is shown', async () => {
  const nextAt = async (postcode?: string) => {
    const { data } = await service.call('POST /stores/details', { storeId, ...(postcode && { postcode }) });
    return data;
  };
  const lunchTime = '2026-11-25T12:00:00.000Z';
  await service.db.execute(sql`update slots set withdrawn = true where local_time <> '12:00' and method = 'delivery'`);
  expect((await nextAt(NEAR)).nextSlots.delivery?.startsAt).toBe(lunchTime);
  await importZones([{ ...near, orders_per_slot: '0', fee: '1.00' }]);
  expect(await nextAt(NEAR)).toMatchObject({ nextSlots: { delivery: null }, deliveryFee: null });
  expect((await nextAt(FAR)).nextSlots.delivery?.startsAt).toBe(lunchTime);
  // A shopper without a place sees the price of a zone that has places.
  expect(await nextAt()).toMatchObject({ deliveryFee: 450, nextSlots: { delivery: { startsAt: lunchTime } } });
  expect((await lunchAt(NEAR))?.available).toBe(false);
  await importZones([
    { ...near, orders_per_slot: '', picking_units_per_slot: '0' },
    { ...far, orders_per_slot: '0', picking_units_per_slot: '' },
  ]);
  expect((await nextAt()).nextSlots.delivery).toBeNull();
  expect((await nextAt(NEAR)).nextSlots.delivery).toBeNull();
  await importZones([{ ...near, picking_units_per_slot: '6' }]);
  expect((await hold(NEAR)).outcome).toBe('held');
  await service.db.execute(sql`update slots set unit_capacity = 6 where units_reserved = 6`);
  const { data } = await list({ postcode: NEAR });
  expect(data.days[0]?.slots.map(({ available }) => available)).toEqual([false]);
});
