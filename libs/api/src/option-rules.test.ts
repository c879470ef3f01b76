import type { MenuItemOption } from './entities/menu-item-option';
import { defaultChoice, findOptionFaults, optionsCost } from './option-rules';
import { menuItemOption } from './test-support/menu-item-option';

const value = (id: number, extraCost = 0, isDefault = false, sizes: [number, number][] = []) => ({
  id,
  name: `Value ${id}`,
  extraCost,
  default: isDefault,
  sizeExtraCost: sizes.map(([sizeId, cost], place) => ({ id: id * 10 + place, sizeId, extraCost: cost })),
});

const option = ({ id, ...fields }: Partial<MenuItemOption> & Pick<MenuItemOption, 'id' | 'values'>): MenuItemOption =>
  menuItemOption(id, fields);

const size = option({ id: 1, minimumSelected: 1, values: [value(11, 0, true), value(12, 300)] });
const toppings = option({
  id: 2,
  maximumSelected: 3,
  extraCostInstancesThreshold: 1,
  values: [value(21, 50, false, [[12, 80]]), value(22, 120)],
});
const crust = option({ id: 3, minimumSelected: 1, dependentOn: 12, values: [value(31), value(32, 150)] });
const options = [size, toppings, crust];
const small = { optionId: 1, valueId: 11 };
const large = { optionId: 1, valueId: 12 };

test.each([
  ['a size alone', [small], []],
  ['nothing', [], ['too_few']],
  ['a large one without a crust', [large], ['too_few']],
  ['a large one with a crust', [large, { optionId: 3, valueId: 31 }], []],
  ['a small one with the crust of a large one', [small, { optionId: 3, valueId: 31 }], ['dependency_missing']],
  ['two sizes', [small, large, { optionId: 3, valueId: 31 }], ['too_many']],
  ['one topping four times', [small, { optionId: 2, valueId: 21, quantity: 4 }], ['too_many']],
  ['a value of another option', [small, { optionId: 2, valueId: 31 }], ['unknown_value']],
  ['an option of another item', [small, { optionId: 9, valueId: 91 }], ['unknown_option']],
])('a choice of %s reports its faults', (_, chosen, codes) => {
  expect(findOptionFaults(options, chosen).map(({ code }) => code)).toEqual(codes);
});

test('an exclusive option accepts only one value, even if its maximum is higher', () => {
  const exclusive = [{ ...toppings, mutuallyExclusive: true }];
  const both = [21, 22].map((valueId) => ({ optionId: 2, valueId }));
  expect(findOptionFaults(exclusive, both)).toEqual([{ optionId: 2, code: 'mutually_exclusive' }]);
});

test('the cheapest instances are free up to the threshold, and a size has its own cost', () => {
  expect(optionsCost(options, [small, { optionId: 2, valueId: 21 }])).toBe(0);
  expect(optionsCost(options, [small, { optionId: 2, valueId: 21 }, { optionId: 2, valueId: 22 }])).toBe(120);
  expect(optionsCost(options, [small, { optionId: 2, valueId: 21, quantity: 3 }])).toBe(100);
  expect(optionsCost(options, [large, { optionId: 2, valueId: 21, quantity: 2 }])).toBe(300 + 80);
});

test('the default choice is valid', () => {
  expect(defaultChoice(options)).toEqual([small]);
  expect(findOptionFaults(options, defaultChoice(options))).toEqual([]);
});

const engraving = [
  {
    ...(options[0] as (typeof options)[number]),
    values: [
      { id: 11, name: 'None', extraCost: 0, default: true, sizeExtraCost: [] },
      {
        id: 12,
        name: 'Initials',
        extraCost: 500,
        default: false,
        sizeExtraCost: [],
        text: { label: 'Which initials?', maxLength: 3 },
      },
    ],
  },
];

test.each([
  ['with its text', { valueId: 12, text: 'ÅB' }, []],
  ['without one', { valueId: 12 }, ['text_missing']],
  ['with spaces only', { valueId: 12, text: '  ' }, ['text_missing']],
  ['with more letters than fit', { valueId: 12, text: 'ABCD' }, ['text_too_long']],
  ['for a value that asks for none', { valueId: 11, text: 'AB' }, ['text_not_asked']],
])('a text %s', (_, chosen, codes) => {
  expect(findOptionFaults(engraving, [{ optionId: 1, ...chosen }]).map(({ code }) => code)).toEqual(codes);
});
