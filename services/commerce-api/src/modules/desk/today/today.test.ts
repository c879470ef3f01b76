import type { OrderStatus } from '@storefront/api/entities/order-status';
import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';

let desk: Desk;
let pia: Operator;
beforeEach(async () => {
  desk = await setUpDesk();
  pia = await desk.picker('Pia');
});
afterEach(() => desk.service.close());

const storeId = ids.store;
const milk = [{ id: ids.milk, quantity: 6 }];
const board = async (day?: string) =>
  (await pia.call('POST /desk/today', { storeId, ...(day !== undefined && { day }) })).data;
const move = (businessOrderId: string, status: OrderStatus) =>
  desk.service.call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });
const ordersOf = async () => (await board()).waves.flatMap(({ orders }) => orders);

test('the board shows the slots of the day with their orders, how far they are, and who picks', async () => {
  const [first, second] = [await desk.order(milk), await desk.order(milk)];
  const { data } = await pia.call('POST /desk/pick-begin', { storeId, businessOrderIds: [first] });
  const lineId = data.lines[0]?.lineId ?? 0;
  await pia.call('POST /desk/pick-line', { businessOrderId: first, lineId, picked: 4 });
  const { waves, pickers, day, timeZone } = await board();
  expect([day, timeZone]).toEqual(['2026-11-25', 'Europe/London']);
  expect(waves.map(({ startsAt, fulfilmentMethod }) => [startsAt, fulfilmentMethod])).toEqual([
    ['2026-11-25T09:00:00.000Z', 'delivery'],
    ['2026-11-25T12:00:00.000Z', 'collection'],
    ['2026-11-25T17:00:00.000Z', 'delivery'],
    ['2026-11-25T18:00:00.000Z', 'delivery'],
  ]);
  const wave = waves[2];
  expect(wave).toMatchObject({ capacity: 1000, held: 0 });
  expect(wave?.orders.map(({ businessOrderId }) => businessOrderId)).toEqual([first, second].sort());
  expect(wave?.orders.find(({ businessOrderId }) => businessOrderId === first)).toMatchObject({
    customer: 'Test Shopper',
    itemCount: 6,
    decidedCount: 6,
    missingCount: 2,
    picker: { name: 'Pia' },
    risk: null,
  });
  expect(pickers).toEqual([{ operatorId: pia.operatorId, name: 'Pia', orders: 1, itemCount: 6, decidedCount: 6 }]);
  expect((await board('2026-11-26')).waves.flatMap(({ orders }) => orders)).toEqual([]);
});

test('orders at risk come first', async () => {
  const orders = [await desk.order(milk), await desk.order(milk)].sort();
  await move(orders[0] ?? '', 'store_accepted_picking');
  desk.service.clock.set(new Date('2026-11-25T16:00:00Z'));
  expect((await ordersOf()).map(({ businessOrderId, risk }) => [businessOrderId, risk])).toEqual([
    [orders[1], 'not_started'],
    [orders[0], null],
  ]);
});

test('an order that was cancelled is left out, unless its goods have to be put back', async () => {
  const [untouched, begun] = [await desk.order(milk), await desk.order(milk)];
  await pia.call('POST /desk/pick-begin', { storeId, businessOrderIds: [begun] });
  for (const number of [untouched, begun]) await move(number, 'order_cancelled');
  expect((await ordersOf()).map(({ businessOrderId }) => businessOrderId)).toEqual([begun]);
  await pia.call('POST /desk/pick-release', { businessOrderId: begun });
  expect(await ordersOf()).toEqual([]);
});

test('orders without a slot, and unpicked ones of the days before, are on the board of today', async () => {
  const [slotless, forgotten] = [await desk.order(milk), await desk.order(milk)];
  await desk.service.db.execute(sql`update orders set slot_id = null, slot_starts_at = null, slot_ends_at = null
    where business_order_id = ${slotless}`);
  desk.service.clock.set(new Date('2026-11-26T08:00:00Z'));
  const { waves } = await board();
  expect(waves.at(-1)).toMatchObject({ slotId: null, orders: [{ businessOrderId: slotless, risk: null }] });
  expect(waves[0]).toMatchObject({
    startsAt: '2026-11-25T17:00:00.000Z',
    orders: [{ businessOrderId: forgotten, risk: 'late' }],
  });
});

test('places that shoppers hold are counted until they lapse', async () => {
  const { data } = await desk.service.call('POST /basket/add-item', {
    storeId,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  const { basketToken } = data.basket;
  const slot = { timeSlotDate: '2026-11-25', timeSlotTime: '17:00', fulfilmentMethod: 'delivery' } as const;
  await desk.service.call('POST /slots/reserve', { storeId, basketToken, ...slot });
  const held = async () => (await board()).waves[2]?.held;
  expect(await held()).toBe(1);
  desk.service.clock.set(new Date('2026-11-25T16:00:00Z'));
  expect(await held()).toBe(0);
});

test('a store of another business and a day that does not exist are refused', async () => {
  const stranger = await operatorOf(desk.service, 'Sol', 'driver', 'Testhouse');
  expect(await codeOf(stranger.call('POST /desk/today', { storeId }))).toBe('store_not_found');
  expect(await codeOf(pia.call('POST /desk/today', { storeId, day: '2026-02-31' }))).toBe('date_invalid');
});
