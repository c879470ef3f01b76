import type { OrderStatus } from '@storefront/api/entities/order-status';
import { render } from '@testing-library/react';
import { LateCollection } from './LateCollection';

const END = '2026-11-24T13:00:00Z';
const textOf = (order: Partial<Parameters<typeof LateCollection>[0]['order']>, after = 1) =>
  render(
    <LateCollection
      order={{
        status: 'store_accepted_picking',
        fulfilmentMethod: 'collection',
        slotEndsAt: END,
        storePhone: '020 7946 0114',
        ...order,
      }}
      now={Date.parse(END) + after}
    />,
  ).container.textContent;

test('a collection that is not ready after its slot is late, with the number to ring', () => {
  expect(textOf({})).toBe('We are sorry: your order is late. Ring us on 020 7946 0114');
  expect(textOf({ status: 'sent_to_store', storePhone: null })).toContain('Contact us');
});

test.each([
  ['at the end of its slot', {}, 0],
  ['when it is ready', { status: 'picked' as OrderStatus }, 1],
  ['when it is cancelled', { status: 'order_cancelled' as OrderStatus }, 1],
  ['without a slot', { slotEndsAt: null }, 1],
  ['if it is delivered, where the driver’s part says so', { fulfilmentMethod: 'delivery' as const }, 1],
])('it is not late %s', (_when, order, after) => {
  expect(textOf(order, after)).toBe('');
});
