import type { BasketLine } from '@storefront/api/entities/basket';
import { absenceText } from './absence-text';

const lineOf = (menuItem: object, notOnDay: string | null = null) => ({ menuItem, notOnDay }) as BasketLine;

test.each([
  ['sold out', lineOf({ price: 180, outOfStock: true }), 'Sold out'],
  ['no longer listed by the store, so without a price', lineOf({ price: 0, outOfStock: true }), 'No longer sold here'],
  ['without an option that was chosen', lineOf({ price: 180, outOfStock: false }), 'No longer sold here'],
  ['on some weekdays only', lineOf({ price: 180, availableDays: [2, 4] }, '2036-11-24'), 'Tuesdays and Thursdays only'],
])('an item that is %s says so', (_, line, expected) => expect(absenceText(line)).toBe(expected));
