import { pickLine } from '../../../test-support/batch';
import { labelName } from './label-name';
import { notAsAsked } from './not-as-asked';

test('an order’s end names what is not as it was asked for', () => {
  const lines = [
    pickLine({ lineId: 1, picked: 2 }),
    pickLine({ lineId: 2, picked: 0 }),
    pickLine({ lineId: 3, picked: 1 }),
    pickLine({ lineId: 4, picked: 0, substituted: { menuItemId: 9, name: 'Oat milk', quantity: 2 } }),
    pickLine({ lineId: 5, picked: 2, weight: { estimatedGrams: 500, weighedGrams: 482 } }),
    pickLine({ lineId: 6, picked: 2, weight: { estimatedGrams: 500, weighedGrams: 500 } }),
  ];
  expect(notAsAsked(lines).map(({ lineId, title, note }) => [lineId, title, note])).toEqual([
    [2, 'Whole milk', 'Not here, nothing instead'],
    [3, 'Whole milk', '1 of 2 found'],
    [4, 'Oat milk instead of Whole milk', '2 picked'],
    [5, 'Whole milk', '482 g, asked about 500 g'],
  ]);
});

test.each([
  ['Grace Adeyemi', 'G. Adeyemi'],
  ['Grace Ann van Dyk', 'G. Dyk'],
  ['Grace', 'Grace'],
])('the label of %s says %s', (customer, name) => {
  expect(labelName(customer)).toBe(name);
});
