import { movesOf } from './moves';

const labels = (...of: Parameters<typeof movesOf>) => movesOf(...of).map(({ label }) => label);

test('a role is offered only its steps, from the status in which the order is', () => {
  const way = { status: 'en_route', fulfilmentMethod: 'delivery' } as const;
  expect(labels(way, 'manager')).toEqual(['Delivered', 'Could not deliver']);
  // Both are said at the door, in the driver's run.
  expect(labels(way, 'driver')).toEqual([]);
  expect(labels(way, 'picker')).toEqual([]);
  const sent = { status: 'sent_to_store', fulfilmentMethod: 'delivery' } as const;
  expect(labels(sent, 'picker')).toEqual(['Reject order']);
  expect(labels(sent, 'support')).toEqual(['Cancel order']);
  expect(labels(sent, 'manager')).toEqual(['Reject order', 'Cancel order']);
  expect(labels(sent, 'manager', true)).toEqual(['Reject order']);
});

test('a collection order is not driven', () => {
  const picked = { status: 'picked', fulfilmentMethod: 'collection' } as const;
  expect(labels(picked, 'manager')).toEqual(['Cancel order']);
  expect(labels({ ...picked, fulfilmentMethod: 'delivery' }, 'manager')).toEqual(['On its way', 'Cancel order']);
  expect(labels({ ...picked, fulfilmentMethod: 'delivery' }, 'manager', true)).toEqual([]);
});
