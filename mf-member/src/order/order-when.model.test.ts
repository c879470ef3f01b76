import { inSentence, listedDay, orderDay, orderHeading, orderWhen } from './order-when.model';

const now = Date.parse('2026-11-21T10:00:00Z');
const slotted = {
  placedAt: '2026-11-20T09:00:00Z',
  slotStartsAt: '2026-11-21T17:00:00Z',
  slotEndsAt: '2026-11-21T18:00:00Z',
};

test('an order’s day is that of its slot, not that of its placement', () => {
  expect(orderDay(slotted, now)).toBe('Today');
  expect(orderWhen(slotted, now)).toBe('Today, 5–6pm');
});

test('an order without a slot has the day of its placement', () => {
  expect(orderWhen({ ...slotted, slotStartsAt: null, slotEndsAt: null }, now)).toBe('Fri 20 Nov');
});

test('today and tomorrow are lower case inside a sentence, weekdays are not', () => {
  expect(inSentence('Today, 5–6pm')).toBe('today, 5–6pm');
  expect(inSentence('Tomorrow')).toBe('tomorrow');
  expect(inSentence('Tue 24 Nov')).toBe('Tue 24 Nov');
});

test('an order is headed by what has happened, not by its slot alone', () => {
  const order = { ...slotted, fulfilmentMethod: 'delivery' as const, slotStartsAt: '2026-11-22T17:00:00Z' };
  const delivered = { status: 'delivered' as const, at: '2026-11-20T16:00:00Z' };
  expect(orderHeading({ ...order, status: 'picked' }, now)).toBe('Delivery tomorrow, 5–6pm');
  expect(orderHeading({ ...order, status: 'delivered', events: [delivered] }, now)).toBe('Delivered Fri 20 Nov');
  expect(orderHeading({ ...order, status: 'order_cancelled' }, now)).toBe('Delivery was for tomorrow');
  const collected = { ...order, fulfilmentMethod: 'collection' as const, status: 'delivered' as const };
  expect(orderHeading(collected, now)).toBe('Collected today');
  expect(listedDay(collected, now)).toBe('Today');
});
