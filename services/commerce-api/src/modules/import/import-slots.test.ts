import { sql } from 'drizzle-orm';
import { type FileRow, importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { evening, quay } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const storeId = ids.store;
const DAY = '2026-11-26';
const lunch = {
  ...evening,
  code: 'lunch',
  stores: 'borough',
  days: 'mon-sun',
  starts: '12:00',
  ends: '13:00',
  capacity: '3',
};
/** The test shop's store as a row of an import. */
const boroughRow = {
  ...quay,
  code: 'borough',
  name: 'Store borough',
  slug: 'borough',
  ...Object.fromEntries(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '07:00-22:00'])),
};
const importSlots = (slot: FileRow, removeMissing = false) =>
  importTestFiles(service, { slots: [slot] }, { removeMissing });

async function slotsOn(day: string) {
  const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: day, endDate: day };
  const { data } = await service.call('POST /slots/list', body);
  return data.days.flatMap(({ slots }) => slots);
}
const lunchOn = async (day: string) => (await slotsOn(day)).find(({ timeSlotTime }) => timeSlotTime === '12:00');

async function reserveLunch(): Promise<string> {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } });
  const { basketToken } = data.basket;
  const slot = { timeSlotDate: DAY, timeSlotTime: '12:00', fulfilmentMethod: 'delivery' as const };
  const reserved = await service.call('POST /slots/reserve', { storeId, basketToken, ...slot });
  expect(reserved.status).toBe(200);
  return basketToken;
}

test('imported slots can be reserved at once, two weeks ahead, in the store’s own time zone', async () => {
  const { changes, messages } = await importSlots(lunch);
  expect([messages, changes]).toEqual([[], ['slots +1 ~0 -0']]);
  expect(await lunchOn(DAY)).toMatchObject({ startDate: '2026-11-26T12:00:00.000Z', fee: 250 });
  expect(await lunchOn('2026-12-02')).toBeDefined();
  await reserveLunch();
});

test('a changed price or capacity applies from now on, and existing reservations stay', async () => {
  await importSlots(lunch);
  const basketToken = await reserveLunch();
  await importSlots({ ...lunch, capacity: '1', fee: '9.00' });
  expect(await lunchOn(DAY)).toMatchObject({ fee: 900, available: false });
  expect(await lunchOn('2026-11-27')).toMatchObject({ fee: 900, available: true, placesLeft: 1 });
  const basket = await service.call('POST /basket/get-or-create', { basketToken });
  expect(basket.data.reservation).toMatchObject({ timeSlotTime: '12:00', state: 'held' });
});

test('a removed slot accepts no more orders, and existing reservations stay', async () => {
  await importSlots(lunch);
  const basketToken = await reserveLunch();
  const { changes } = await importSlots(
    { ...lunch, code: 'breakfast', starts: '08:00', ends: '09:00', stores: 'borough | leeds' },
    true,
  );
  expect(changes).toEqual(['slots +2 ~0 -6']);
  // A time that the store no longer has is not listed as full.
  expect(await lunchOn(DAY)).toBeUndefined();
  expect(await lunchOn('2026-11-27')).toBeUndefined();
  expect((await slotsOn('2026-11-27')).map(({ timeSlotTime }) => timeSlotTime)).toEqual(['08:00']);
  const listed = await service.call('POST /admin/slots', { store: 'borough', day: DAY }, { admin: true });
  const offered = listed.data.slots.map((slot) => [slot.startDate.slice(11, 16), slot.offered, slot.held]);
  expect(offered).toContainEqual(['12:00', false, 1]);
  expect(offered).toContainEqual(['08:00', true, 0]);
  const basket = await service.call('POST /basket/get-or-create', { basketToken });
  expect(basket.data.reservation).toMatchObject({ timeSlotTime: '12:00', state: 'held' });
});

test('a row without stores applies to every store that offers the method; one that names stores removes it from the others', async () => {
  const { changes } = await importSlots({ ...lunch, stores: '' });
  expect(changes).toEqual(['slots +2 ~0 -0']);
  expect((await importSlots(lunch)).changes).toEqual(['slots +0 ~0 -1']);
});

test('unchanged slots are not written', async () => {
  await importSlots(lunch);
  const slots = () => rowsOf(service.db, sql`select * from slots order by slot_id`);
  const before = await slots();
  expect((await importSlots(lunch)).changes).toEqual([]);
  expect(await slots()).toEqual(before);
});

test('a bank holiday has no slots and an early closing only those within its hours, and holds outside them are withdrawn', async () => {
  await importSlots(lunch);
  const basketToken = await reserveLunch();
  const special = (days: string) =>
    importTestFiles(service, { stores: [{ ...boroughRow, special_days: days }] }, { removeMissing: false });
  expect((await special(`${DAY} closed | 2026-11-27 08:00-12:30 | 2026-11-28 10:00-18:00`)).messages).toEqual([]);
  expect(await slotsOn(DAY)).toEqual([]);
  expect((await slotsOn('2026-11-27')).map(({ timeSlotTime }) => timeSlotTime)).toEqual(['09:00']);
  expect((await slotsOn('2026-11-28')).map(({ timeSlotTime }) => timeSlotTime)).toEqual(['12:00', '17:00']);
  const basket = await service.call('POST /basket/get-or-create', { basketToken });
  expect(basket.data.reservation).toMatchObject({ timeSlotTime: '12:00', state: 'withdrawn' });
  await special('');
  expect(await lunchOn(DAY)).toMatchObject({ available: true });
  expect((await slotsOn('2026-11-27')).map(({ timeSlotTime }) => timeSlotTime)).toContain('18:00');
  const wrong = await special('2026-11-31 closed');
  expect(wrong.messages.join()).toContain('special_days');
});

test('shorter opening hours withdraw the holds outside them, and orders keep their slot', async () => {
  await importSlots(lunch);
  const ordered = await reserveLunch();
  await service.db.execute(sql`update reservations set state = 'confirmed'`);
  const held = await reserveLunch();
  const { messages } = await importTestFiles(service, { stores: [{ ...boroughRow, thursday: '13:00-22:00' }] });
  expect(messages).toEqual([]);
  const stateOf = async (basketToken: string) =>
    (await service.call('POST /slots/reservation', { basketToken })).data.reservation?.state;
  expect([await stateOf(held), await stateOf(ordered)]).toEqual(['withdrawn', 'confirmed']);
  expect(await slotsOn(DAY)).toMatchObject([
    { timeSlotTime: '17:00', available: true },
    { timeSlotTime: '18:00', available: true },
  ]);
  expect((await slotsOn('2026-11-27')).map(({ timeSlotTime }) => timeSlotTime)).toContain('12:00');
});
