import { sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});
afterEach(() => service.close());

const storeId = ids.store;
const allow = (times: number) =>
  service.db.execute(
    sql`update businesses set settings = settings || ${JSON.stringify({ slotExtensions: times })}::jsonb`,
  );
async function hold(timeSlotDate = '2026-11-26', timeSlotTime = '17:00') {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } });
  const { basketToken } = data.basket;
  const slot = { fulfilmentMethod: 'delivery', timeSlotDate, timeSlotTime } as const;
  const held = await service.call('POST /slots/reserve', { storeId, basketToken, ...slot }, { guest: basketToken });
  return { basketToken, reservation: held.data.reservation };
}
const extend = (basketToken: string) => service.call('POST /slots/extend', { basketToken }, { guest: basketToken });

test('a hold is extended by 15 minutes, as often as the business allows, and keeps its fee', async () => {
  await allow(2);
  const { basketToken, reservation } = await hold();
  expect(reservation).toMatchObject({ expiresAt: '2026-11-25T10:15:00.000Z', extensionsLeft: 2 });
  const once = (await extend(basketToken)).data.reservation;
  expect(once).toMatchObject({ expiresAt: '2026-11-25T10:30:00.000Z', extensionsLeft: 1, fee: reservation.fee });
  const twice = (await extend(basketToken)).data.reservation;
  expect([twice.expiresAt, twice.extensionsLeft]).toEqual(['2026-11-25T10:45:00.000Z', undefined]);
  expect((await extend(basketToken)).problem).toMatchObject({ code: 'slot_not_extendable', expected: true });
});

test('without the setting a hold cannot be extended', async () => {
  const { basketToken, reservation } = await hold();
  expect(reservation.extensionsLeft).toBeUndefined();
  expect((await extend(basketToken)).problem.code).toBe('slot_not_extendable');
});

test('an extension ends at the slot’s cut-off, and there is none after it', async () => {
  await allow(2);
  await service.db.execute(sql`update slots set lead_minutes = 60`);
  service.clock.set(new Date('2026-11-25T15:40:00Z'));
  const { basketToken } = await hold('2026-11-25');
  const { reservation } = (await extend(basketToken)).data;
  expect([reservation.expiresAt, reservation.extensionsLeft]).toEqual(['2026-11-25T16:00:00.000Z', undefined]);
  expect((await extend(basketToken)).problem.code).toBe('slot_not_extendable');
});

test('a hold that has ended, or none, is not extended', async () => {
  await allow(2);
  const { basketToken } = await hold();
  service.clock.set(new Date('2026-11-25T10:15:00Z'));
  expect((await extend(basketToken)).problem.code).toBe('slot_expired');
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk } });
  expect((await extend(data.basket.basketToken)).problem.code).toBe('slot_expired');
  expect((await extend('x'.repeat(43))).problem.code).toBe('basket_not_found');
});
