import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { optionFaults } from '@storefront/api/option-rules';
import { markedParts } from './marked-parts';
import { choiceIn, faultText, withValue } from './use-choice';

const option = (id: number, more: Partial<MenuItemOption> = {}): MenuItemOption => ({
  id,
  name: `Option ${id}`,
  placeholder: null,
  maximumSelected: 1,
  minimumSelected: 0,
  displayAsGrid: false,
  mutuallyExclusive: false,
  dependentOn: null,
  extraCostInstancesThreshold: 0,
  values: [1, 2].map((at) => ({
    id: id * 10 + at,
    name: `Value ${at}`,
    extraCost: 0,
    default: false,
    sizeExtraCost: [],
  })),
  ...more,
});

describe('choosing options', () => {
  test('an option that takes one value swaps it', () => {
    const size = option(1);
    const first = withValue([size], [], size, 11, true);
    expect(withValue([size], first, size, 12, true)).toEqual([{ optionId: 1, valueId: 12 }]);
  });

  test('an option that takes several keeps them and gives one back', () => {
    const extras = option(2, { maximumSelected: 2 });
    const both = withValue([extras], withValue([extras], [], extras, 21, true), extras, 22, true);
    expect(both).toHaveLength(2);
    expect(withValue([extras], both, extras, 21, false)).toEqual([{ optionId: 2, valueId: 22 }]);
  });

  test('what a refused form had chosen is chosen again, and what is no option of the item is left out', () => {
    const both = [option(1), option(2, { maximumSelected: 2 })];
    expect(choiceIn(both, { problem: 'system_error' })).toBeUndefined();
    const query = { 'option:1': '12', 'option:2:21': 'on', 'option:2:22': 'on', 'option:9': '91', 'option:1:x': 'on' };
    expect(choiceIn(both, query)).toEqual([
      { optionId: 1, valueId: 12 },
      { optionId: 2, valueId: 21 },
      { optionId: 2, valueId: 22 },
    ]);
  });

  test('what depended on a value goes with it, and what depended on that too', () => {
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

  test('says in words what is missing and what is too much', () => {
    const needed = option(1, { minimumSelected: 1 });
    const [fault] = optionFaults([needed], []);
    expect(fault && faultText([needed], fault)).toBe('Choose an option from Option 1');
    const extras = option(2, { maximumSelected: 1 });
    const [much] = optionFaults(
      [extras],
      [
        { optionId: 2, valueId: 21 },
        { optionId: 2, valueId: 22 },
      ],
    );
    expect(much && faultText([extras], much)).toBe('Choose no more than 1 from Option 2');
  });
});

test('a text is cut at its marks, so that allergens can be bold', () => {
  expect(markedParts('**Wheat** flour, water')).toEqual([
    { text: 'Wheat', marked: true, at: 2 },
    { text: ' flour, water', marked: false, at: 9 },
  ]);
});
