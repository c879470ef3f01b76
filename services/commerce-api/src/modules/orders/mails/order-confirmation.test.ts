import type { Order } from '@storefront/api/entities/order';
import type { Business } from '../../businesses/businesses.repository';
import { orderFacts } from './order-confirmation';

const business = { settings: { currency: 'GBP', locale: 'en-gb', timeZone: 'Europe/London' } } as Business;
const order = (payment: object) =>
  ({ fulfilmentMethod: 'delivery', deliveryAddress: {}, totals: { total: 5500 }, payment }) as unknown as Order;
const paid = (payment: object) => orderFacts(order(payment), business).at(-1);

test('a confirmation says how an order is paid, with the card if it is known', () => {
  const card = { scheme: 'Visa', lastFour: '0021' };
  const held = { method: 'card', state: 'authorised' };
  expect(paid({ ...held, card })).toBe(
    'Held on your card until your order is picked, with Visa ending in 0021: £55.00',
  );
  expect(paid({ ...held, card: null })).toBe('Held on your card until your order is picked: £55.00');
  expect(paid({ method: 'card', state: 'captured', card })).toBe('Paid with Visa ending in 0021: £55.00');
  expect(paid({ method: 'cash', state: 'to_collect', card: null })).toBe('To pay in cash at your door: £55.00');
});
