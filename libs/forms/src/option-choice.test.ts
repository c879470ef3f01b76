import { findOptionFaults } from '@storefront/api/option-rules';
import { menuItemOption as option } from '@storefront/api/test-support/menu-item-option';
import { addedCost, faultText, withValue } from './option-choice';

describe('choosing options', () => {
  test('a single-value option replaces its value', () => {
    const size = option(1);
    const first = withValue([size], [], size, 11, true);
    expect(withValue([size], first, size, 12, true)).toEqual([{ optionId: 1, valueId: 12 }]);
  });

  test('a multi-value option keeps its values and removes one again', () => {
    const extras = option(2, { maximumSelected: 2 });
    const both = withValue([extras], withValue([extras], [], extras, 21, true), extras, 22, true);
    expect(both).toHaveLength(2);
    expect(withValue([extras], both, extras, 21, false)).toEqual([{ optionId: 2, valueId: 22 }]);
  });

  test('a dependent option begins with its default', () => {
    const bread = option(1);
    const [first, second] = option(2).values;
    const sauce = option(2, { dependentOn: 11, values: [first, second && { ...second, default: true }] as never });
    expect(withValue([bread, sauce], [], bread, 11, true)).toEqual([
      { optionId: 1, valueId: 11 },
      { optionId: 2, valueId: 22 },
    ]);
  });

  test('a value shows its extra cost: nothing while one is free, then its cost with the chosen size', () => {
    const size = option(1);
    const values = [21, 22].map((id) => ({
      id,
      name: 'Olives',
      extraCost: 100,
      default: false,
      sizeExtraCost: [{ id: 1, sizeId: 12, extraCost: 130 }],
    }));
    const toppings = option(2, { maximumSelected: 2, extraCostInstancesThreshold: 1, values });
    const options = [size, toppings];
    const large = { optionId: 1, valueId: 12 };
    const [one, two] = [
      { optionId: 2, valueId: 21 },
      { optionId: 2, valueId: 22 },
    ] as const;
    expect(addedCost(options, [large], one)).toBe(0);
    expect(addedCost(options, [large, one], two)).toBe(130);
    expect(addedCost(options, [one], two)).toBe(100);
  });

  test('dependent options are removed with a value, and those that depend on them too', () => {
    const bread = option(1);
    const sauce = option(2, { dependentOn: 11 });
    const spice = option(3, { dependentOn: 21 });
    const options = [bread, sauce, spice];
    const chosen = [
      { optionId: 1, valueId: 11 },
      { optionId: 2, valueId: 21 },
      { optionId: 3, valueId: 31 },
    ];
    expect(withValue(options, chosen, bread, 12, true)).toEqual([{ optionId: 1, valueId: 12 }]);
  });

  test('explains what is missing and what is too much', () => {
    const needed = option(1, { minimumSelected: 1 });
    const [fault] = findOptionFaults([needed], []);
    expect(fault && faultText([needed], fault)).toBe('Choose an option from Option 1');
    const extras = option(2, { maximumSelected: 1 });
    const [much] = findOptionFaults(
      [extras],
      [
        { optionId: 2, valueId: 21 },
        { optionId: 2, valueId: 22 },
      ],
    );
    expect(much && faultText([extras], much)).toBe('Choose no more than 1 from Option 2');
    const sauce = option(3, { dependentOn: 11 });
    expect(faultText([option(1), sauce], { optionId: 3, code: 'dependency_missing' })).toBe('Only with Value 1');
  });
});
