import { sql } from 'drizzle-orm';
import { importTestFiles } from '../../../test-support/import-test-files';
import { ids } from '../../../test-support/shop-data';
import { evening } from '../../../test-support/small-shop';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
  const lunch = { ...evening, code: 'lunch', stores: 'borough', days: 'mon-sun', capacity: '9', picking_units: '10' };
  const pool = { pool: 'van', pool_capacity: '9', pool_picking_units: '14' };
  const slots = [
    { ...lunch, ...pool, starts: '12:00', ends: '13:00' },
    { ...lunch, ...pool, code: 'later', starts: '13:00', ends: '14:00' },
  ];
  expect((await importTestFiles(service, { slots })).messages).toEqual([]);
});
afterEach(() => service.close());

const storeId = ids.store;
const DAY = '2026-11-26';

async function hold(quantity: number, timeSlotTime = '12:00') {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity } });
  const { basketToken } = data.basket;
  const basketLineId = data.basket.lines[0]?.basketLineId ?? 0;
  const slot = { fulfilmentMethod: 'delivery', timeSlotDate: DAY, timeSlotTime } as const;
  const { status, problem } = await service.call(
    'POST /slots/reserve',
    { storeId, basketToken, ...slot },
    { guest: basketToken },
  );
  return { basketToken, basketLineId, outcome: status === 200 ? 'held' : problem.code };
}
const change = ({ basketToken, basketLineId }: { basketToken: string; basketLineId: number }, quantity: number) =>
  service.call(
    'POST /basket/update-item',
    { basketToken, basketLineId, menuItem: { id: ids.milk, quantity } },
    { guest: basketToken },
  );
const draft = ({ basketToken }: { basketToken: string }) =>
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
      fulfilmentDetails: {
        address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
      },
    },
    { guest: basketToken },
  );
const units = async () => {
  const slots = await rowsOf<{ time: string; units: number }>(
    service.db,
    sql`select local_time as time, units_reserved as units from slots
        where store_id = ${storeId} and local_date = ${DAY} and pool = 'van' order by local_time`,
  );
  const [pool] = await rowsOf<{ units: number }>(
    service.db,
    sql`select units_reserved as units from slot_pools where store_id = ${storeId} and local_date = ${DAY}`,
  );
  return [...slots.map((slot) => slot.units), pool?.units];
};

test('a hold takes the items of its basket from the slot and its pool, and a basket that does not fit finds it full', async () => {
  expect([(await hold(6)).outcome, (await hold(5)).outcome, (await hold(4)).outcome]).toEqual([
    'held',
    'slot_units_full',
    'held',
  ]);
  const large = await hold(5, '13:00');
  expect(large.outcome).toBe('slot_units_full');
  const small = await hold(4, '13:00');
  expect([small.outcome, await units()]).toEqual(['held', [10, 4, 14]]);
  const body = { storeId, fulfilmentMethod: 'delivery' as const, startDate: DAY, endDate: DAY };
  const listed = async (basketToken?: string) => {
    const { data } = await service.call('POST /slots/list', { ...body, ...(basketToken && { basketToken }) });
    return data.days[0]?.slots.find(({ timeSlotTime }) => timeSlotTime === '13:00')?.available;
  };
  // The units of a basket's own hold are free for it; without units left, no other shopper can order.
  expect([await listed(small.basketToken), await listed(large.basketToken), await listed()]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an order counts its items again: what fits is taken, and more is refused and leaves the hold', async () => {
  const basket = await hold(6);
  await change(basket, 9);
  expect((await draft(basket)).status).toBe(200);
  expect(await units()).toEqual([9, 0, 9]);
  await change(basket, 11);
  expect((await draft(basket)).problem).toMatchObject({ code: 'slot_units_full', expected: true });
  expect(await units()).toEqual([9, 0, 9]);
  const { data } = await service.call('POST /slots/reservation', { basketToken: basket.basketToken });
  expect(data.reservation?.state).toBe('held');
  await change(basket, 7);
  expect((await draft(basket)).status).toBe(200);
  expect(await units()).toEqual([7, 0, 7]);
});

test('a payment counts the items again, also those that were added after the order was drafted', async () => {
  const basket = await hold(6);
  const { draftOrderId, amount } = (await draft(basket)).data;
  await change(basket, 11);
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount } as const;
  const pay = () =>
    service.call(
      'POST /payments/make-payment',
      { ...cash, basketToken: basket.basketToken },
      { guest: basket.basketToken },
    );
  expect((await pay()).problem.code).toBe('slot_units_full');
  await change(basket, 6);
  expect((await pay()).status).toBe(200);
  expect(await units()).toEqual([6, 0, 6]);
});

test('a hold of a slot that an import removes still takes the items that its basket gets', async () => {
  const evenings = { ...evening, code: 'evening', stores: 'borough', days: 'mon-sun' };
  expect((await importTestFiles(service, { slots: [evenings] }, { removeMissing: true })).messages).toEqual([]);
  const slot = { fulfilmentMethod: 'delivery', timeSlotDate: DAY, timeSlotTime: evenings.starts } as const;
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } });
  const { basketToken } = data.basket;
  const basket = { basketToken, basketLineId: data.basket.lines[0]?.basketLineId ?? 0 };
  await service.call('POST /slots/reserve', { storeId, basketToken, ...slot }, { guest: basketToken });
  const later = { ...evenings, code: 'later', starts: '20:00', ends: '21:00' };
  expect((await importTestFiles(service, { slots: [later] }, { removeMissing: true })).messages).toEqual([]);
  await change(basket, 9);
  expect((await draft(basket)).status).toBe(200);
});
