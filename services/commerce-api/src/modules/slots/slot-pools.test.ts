import { sql } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { evening } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';
import { releaseLapsed } from './reservation.repository';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
  const pooled = { ...evening, stores: 'borough', days: 'mon-sun', capacity: '9', pool: 'van', pool_capacity: '2' };
  const slots = [
    { ...pooled, code: 'four-hours', starts: '12:00', ends: '16:00' },
    { ...pooled, code: 'one-hour', starts: '12:00', ends: '13:00' },
    { ...pooled, code: 'later-hour', starts: '13:00', ends: '14:00' },
  ];
  const { messages } = await importTestFiles(service, { slots }, { removeMissing: false });
  expect(messages).toEqual([]);
});
afterEach(() => service.close());

const storeId = ids.store;
const DAY = '2026-11-26';
const poolOn = async (day: string) =>
  (
    await rowsOf<{ reserved: number; capacity: number }>(
      service.db,
      sql`select reserved, capacity from slot_pools where store_id = ${storeId} and pool = 'van' and local_date = ${day}`,
    )
  )[0];
const listed = async () => {
  const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: DAY, endDate: DAY };
  // A list may be a second old.
  service.context.cache.clear();
  const { data } = await service.call('POST /slots/list', body);
  return data.days.flatMap(({ slots }) => slots).filter(({ timeSlotTime }) => /^1[23]/.test(timeSlotTime));
};

async function hold(end: string, existing?: string) {
  const guest = existing ?? (await newBasket());
  const slot = (await listed()).find(({ endDate }) => endDate === `${DAY}T${end}:00.000Z`);
  if (!slot) throw new Error(`No slot ends at ${end}`);
  const { slotId, timeSlotTime } = slot;
  const at = { fulfilmentMethod: 'delivery', timeSlotDate: DAY, timeSlotTime, extras: { slotId } } as const;
  const { status, problem } = await service.call(
    'POST /slots/reserve',
    { storeId, basketToken: guest, ...at },
    { guest },
  );
  return { basketToken: guest, outcome: status === 200 ? 'held' : problem.code };
}
const newBasket = async () =>
  (await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } })).data.basket.basketToken;

test('a window of four hours and the hours within it share the places of one pool', async () => {
  expect((await listed()).map(({ placesLeft }) => placesLeft)).toEqual([2, 2, 2]);
  const first = await hold('16:00');
  expect((await hold('13:00')).outcome).toBe('held');
  expect((await listed()).map(({ available }) => available)).toEqual([false, false, false]);
  expect((await hold('14:00')).outcome).toBe('slot_taken');
  // Within the pool a basket may change its time although the pool is full.
  expect((await hold('14:00', first.basketToken)).outcome).toBe('held');
  expect(await poolOn(DAY)).toEqual({ reserved: 2, capacity: 2 });
  expect(await poolOn('2026-11-27')).toEqual({ reserved: 0, capacity: 2 });
});

test('places that lapse or are released return to the pool', async () => {
  const first = await hold('16:00');
  await hold('13:00');
  await service.call('POST /basket/clear', { basketToken: first.basketToken }, { guest: first.basketToken });
  expect(await poolOn(DAY)).toEqual({ reserved: 1, capacity: 2 });
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  expect(await releaseLapsed(service.db, service.clock.now())).toBe(1);
  expect(await poolOn(DAY)).toEqual({ reserved: 0, capacity: 2 });
});

test('a pool that is smaller after an import keeps its reserved places', async () => {
  await hold('16:00');
  await hold('13:00');
  const small = { ...evening, code: 'one-hour', stores: 'borough', days: 'mon-sun', capacity: '9' };
  const slots = [{ ...small, starts: '12:00', ends: '13:00', pool: 'van', pool_capacity: '1' }];
  await importTestFiles(service, { slots }, { removeMissing: true });
  expect(await poolOn(DAY)).toEqual({ reserved: 2, capacity: 2 });
  expect((await poolOn('2026-11-27'))?.reserved).toBe(0);
});

test('a pool without a capacity is refused', async () => {
  const slots = [{ ...evening, stores: 'borough', pool: 'van' }];
  const { messages } = await importTestFiles(service, { slots }, { removeMissing: false });
  expect(messages.join()).toContain('pool_capacity');
});
