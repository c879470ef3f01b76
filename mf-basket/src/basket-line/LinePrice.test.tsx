import type { BasketLine } from '@storefront/api/entities/basket';
import { render } from '@testing-library/react';
import { LineDeal } from './LineDeal';
import { LinePrice } from './LinePrice';

const line = (rest: object) =>
  ({
    available: true,
    lineTotal: 300,
    lineSaving: 0,
    dealSaving: 0,
    dealId: null,
    menuItem: {},
    ...rest,
  }) as BasketLine;
const textOf = (of: BasketLine) => render(<LinePrice line={of} currency="GBP" />).container.textContent;

test('a line shows what its deal and its former price save', () => {
  expect(textOf(line({}))).toBe('£3.00');
  expect(textOf(line({ lineSaving: 40 }))).toBe('Without the offer £3.40£3.00You save 40p');
  expect(textOf(line({ lineSaving: 40, dealSaving: 100 }))).toBe('Without the offer £3.40£2.00You save £1.40');
  expect(textOf(line({ available: false, dealSaving: 100 }))).toBe('Not included');
});

test('a line names the deal that lowers its price, and no other', () => {
  const named = (rest: object) => render(<LineDeal line={line(rest)} />).container.textContent;
  const menuItem = { dealId: 3, dealText: '3 for 2' };
  expect(named({ dealId: 3, dealSaving: 100, menuItem })).toBe('3 for 2');
  expect(named({ dealId: 3, dealSaving: 0, menuItem })).toBe('');
  expect(named({ dealId: 4, dealSaving: 100, menuItem })).toBe('');
});
