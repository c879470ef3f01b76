import { categoryDescription } from './category-description';

test.each([
  [82, ['delivery', 'collection'], '82 items in Bakery, delivered or ready to collect from Borough.'],
  [2, ['delivery'], '2 items in Bakery, delivered from Borough.'],
  [1, ['collection'], '1 item in Bakery, ready to collect from Borough.'],
] as const)('%i items of a store that offers %o are described as they are', (total, fulfilment, expected) =>
  expect(categoryDescription({ name: 'Bakery', total }, { name: 'Borough', fulfilment: [...fulfilment] })).toBe(
    expected,
  ),
);
