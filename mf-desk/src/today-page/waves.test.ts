import type { TodayOrder, TodayWave } from '@storefront/api/entities/desk/today';
import { cellsOf, groupsOf, ordersAtRisk, placedOrders, shownWaves, wavesOf } from './waves';

const order = (
  businessOrderId: string,
  status: TodayOrder['status'],
  changes: Partial<TodayOrder> = {},
): TodayOrder => ({
  businessOrderId,
  status,
  fulfilmentMethod: 'delivery',
  customer: 'Ada Wynn',
  itemCount: 5,
  decidedCount: 0,
  missingCount: 0,
  picker: null,
  place: null,
  risk: null,
  ...changes,
});
const wave = (orders: TodayOrder[], changes: Partial<TodayWave> = {}): TodayWave => ({
  slotId: 1,
  fulfilmentMethod: 'delivery',
  startsAt: '2026-12-01T10:00:00Z',
  endsAt: '2026-12-01T11:00:00Z',
  closesAt: '2026-12-01T08:00:00Z',
  capacity: 6,
  held: 1,
  orders,
  ...changes,
});
const orders = [
  order('1', 'sent_to_store', { risk: 'not_started' }),
  order('2', 'delivered'),
  order('3', 'unable_to_deliver'),
  order('4', 'order_cancelled'),
];

test('orders are grouped by state, problems first', () => {
  const groups = groupsOf(wave(orders)).map(({ state, orders: of }) => [state, of.map((one) => one.businessOrderId)]);
  expect(groups).toEqual([
    ['problem', ['3']],
    ['sent', ['1']],
    ['done', ['2']],
    ['ended', ['4']],
  ]);
});

test('each place of a slot is a square; an order that ended has given its place back', () => {
  expect(cellsOf(wave(orders))).toEqual(['problem', 'sent', 'done', 'held', 'free', 'free']);
  expect(placedOrders(wave(orders))).toHaveLength(3);
  expect(cellsOf(wave(orders, { capacity: 2 }))).toEqual(['problem', 'sent', 'done', 'held']);
});

test('orders at risk are listed with their wave', () => {
  const waves = [wave(orders), wave([order('9', 'picked')])];
  expect(ordersAtRisk(waves).map((one) => [one.order.businessOrderId, one.wave])).toEqual([['1', waves[0]]]);
});

test('waves are filtered by method, and empty ones of the past are not shown', () => {
  const collection = wave([], { fulfilmentMethod: 'collection', held: 0 });
  expect(wavesOf([wave(orders), collection], 'collection')).toEqual([collection]);
  expect(wavesOf([wave(orders), collection], 'all')).toHaveLength(2);
  expect(shownWaves([collection], Date.parse('2026-12-01T12:00:00Z'))).toEqual([]);
  expect(shownWaves([collection], Date.parse('2026-12-01T10:30:00Z'))).toEqual([collection]);
  const many = Array.from({ length: 9 }, () => ({ ...collection }));
  expect(shownWaves([...many, wave(orders)], Date.parse('2026-12-01T10:30:00Z'))).toHaveLength(5);
});
