import { refusedPaymentOf } from './refused-payment';

const said = (code: 'order_not_amendable' | 'slot_expired') =>
  refusedPaymentOf({ code, responseCode: null }, { fulfilmentMethod: 'delivery' }, { slug: 'borough' });

test('a change of an order that the bank confirmed too late leaves the order as it was, and says so once', () => {
  expect(said('order_not_amendable')).toEqual({
    kind: 'refused',
    message: 'This order can no longer be changed. It stays as it was, and nothing more is charged.',
    goTo: '/basket',
  });
});

test('a slot that expired at the bank leads to other times, and nothing was charged', () => {
  const { message, goTo } = said('slot_expired');
  expect(message).toMatch(/^Your selected slot has expired.* Nothing was charged\.$/);
  expect(goTo).toContain('/stores/borough/time-slots');
});
