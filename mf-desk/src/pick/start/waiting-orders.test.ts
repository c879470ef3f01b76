import type { TodayOrder, TodayWave } from '@storefront/api/entities/desk/today';
import { waitingOrders } from './waiting-orders';

const order = (businessOrderId: string, more: Partial<TodayOrder> = {}) =>
  ({ businessOrderId, status: 'sent_to_store', picker: null, risk: null, ...more }) as TodayOrder;
const wave = (startsAt: string, orders: TodayOrder[]) => ({ startsAt, endsAt: startsAt, orders }) as TodayWave;

test('only orders that nobody picks wait, those at risk first and then by slot', () => {
  const waves = [
    wave('2026-11-28T12:00:00Z', [order('noon'), order('late', { risk: 'late' })]),
    wave('2026-11-28T10:00:00Z', [
      order('ten'),
      order('taken', { picker: { operatorId: 2, name: 'Tom' } }),
      order('given back', { status: 'store_accepted_picking' }),
      order('picked', { status: 'picked' }),
      order('behind', { risk: 'behind' }),
    ]),
  ];
  expect(waitingOrders(waves).map(({ order: { businessOrderId } }) => businessOrderId)).toEqual([
    'late',
    'behind',
    'ten',
    'given back',
    'noon',
  ]);
});
