import { sql } from 'drizzle-orm';
import { draftHeldBasket, payInCash } from '../../../test-support/order-by-cash';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 5`);
});
afterEach(() => service.close());

const storeId = ids.store;
const DAY = '2026-11-26';
const operator = { admin: true };
const list = () => service.call('POST /admin/slots', { store: 'borough', day: DAY }, operator);
const eveningSlot = async () => {
  const found = (await list()).data.slots.find(({ startDate }) => startDate === `${DAY}T17:00:00.000Z`);
  if (!found) throw new Error('The slot is missing');
  return found;
};
const change = async (fields: { capacity?: number; fee?: number; withdrawn?: boolean }) =>
  service.call('POST /admin/slot-change', { storeId, slotId: (await eveningSlot()).slotId, ...fields }, operator);

async function hold() {
  const { data } = await service.call('POST /basket/add-item', { storeId, menuItem: { id: ids.milk, quantity: 6 } });
  const guest = data.basket.basketToken;
  const slot = { fulfilmentMethod: 'delivery', timeSlotDate: DAY, timeSlotTime: '17:00' } as const;
  await service.call('POST /slots/reserve', { storeId, basketToken: guest, ...slot }, { guest });
  return guest;
}

async function order() {
  const basketToken = await hold();
  const options = { guest: basketToken };
  const { data: draft } = await draftHeldBasket(service, basketToken, { emailAddress: 'grace@example.test', options });
  const paid = await payInCash(service, basketToken, draft, options);
  return { draft, number: paid.data.businessOrderId };
}
const stateOf = async (basketToken: string) => {
  const { data } = await service.call('POST /slots/reservation', { basketToken });
  return data.reservation?.state;
};

test('an operator lists a store’s coming slots, and only with the admin key', async () => {
  await hold();
  expect(await eveningSlot()).toMatchObject({ capacity: 5, held: 1, confirmed: 0, withdrawn: false, pool: null });
  expect((await service.call('POST /admin/slots', { store: 'borough' })).problem.code).toBe('operator_key_invalid');
  const days = async (day: string, to?: string) => {
    const { data } = await service.call('POST /admin/slots', { store: 'borough', day, ...(to && { to }) }, operator);
    return [...new Set(data.slots.map(({ timeSlotDate }) => timeSlotDate))];
  };
  expect(await days(DAY)).toEqual([DAY]);
  expect(await days(DAY, '2026-11-27')).toEqual([DAY, '2026-11-27']);
  const unknown = await service.call('POST /admin/slots', { store: 'nowhere' }, operator);
  expect(unknown.problem.code).toBe('store_not_found');
  const named = (business: string) => service.call('POST /admin/slots', { store: 'borough', business }, operator);
  expect((await named('Testmarket')).data).toMatchObject({ currency: 'GBP', timeZone: 'Europe/London', storeId });
  expect((await named('Testhouse')).problem.code).toBe('store_not_found');
  expect((await named('Unknown')).problem.code).toBe('business_not_found');
  const noSlot = await service.call('POST /admin/slot-change', { storeId, slotId: 1, capacity: 2 }, operator);
  expect(noSlot.problem.code).toBe('slot_not_found');
});

test('a withdrawn slot takes its holds away and keeps its orders, and the shopper’s next check says so', async () => {
  const { number } = await order();
  const first = await hold();
  const { data } = await change({ withdrawn: true });
  expect(data).toMatchObject({ withdrawnHolds: 1, orders: [number], slot: { held: 0, confirmed: 1, withdrawn: true } });
  expect(await stateOf(first)).toBe('withdrawn');
  const basket = await service.call('POST /basket/get-or-create', { basketToken: first });
  expect(basket.data.updates).toMatchObject([{ code: 'slot_expired' }]);
  const offered = await service.call('POST /slots/list', { storeId, fulfilmentMethod: 'delivery', startDate: DAY });
  expect(offered.data.days[0]?.slots.map(({ timeSlotTime }) => timeSlotTime)).toEqual(['09:00', '18:00']);
  await change({ withdrawn: false });
  await hold();
  expect(await eveningSlot()).toMatchObject({ held: 1, confirmed: 1, withdrawn: false });
});

test('a smaller capacity withdraws the newest holds and no order; a new fee leaves held places as they are', async () => {
  await order();
  const first = await hold();
  service.clock.set(new Date('2026-11-25T10:01:00Z'));
  const second = await hold();
  const smaller = await change({ capacity: 2, fee: 999 });
  expect(smaller.data).toMatchObject({ withdrawnHolds: 1, slot: { capacity: 2, fee: 999, held: 1, confirmed: 1 } });
  expect([await stateOf(first), await stateOf(second)]).toEqual(['held', 'withdrawn']);
  const { data } = await service.call('POST /slots/reservation', { basketToken: first });
  expect(data.reservation?.fee).toBe(252);
  expect((await change({ capacity: 0 })).data).toMatchObject({
    withdrawnHolds: 1,
    slot: { capacity: 1, confirmed: 1 },
  });
});
