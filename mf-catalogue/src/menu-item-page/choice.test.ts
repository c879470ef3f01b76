import { menuItemOption as option } from '@storefront/api/test-support/menu-item-option';
import { encodeChoice, parseChoice } from './choice';
import { markedParts } from './marked-parts';

describe('a choice of options in the URL', () => {
  test('the choices of a rejected form are restored, and unknown options of the item are left out', () => {
    const both = [option(1), option(2, { maximumSelected: 2 })];
    expect(parseChoice(both, { problem: 'system_error' })).toBeUndefined();
    const query = { 'option:1': '12', 'option:2:21': 'on', 'option:2:22': 'on', 'option:9': '91', 'option:1:x': 'on' };
    expect(parseChoice(both, query)).toEqual([
      { optionId: 1, valueId: 12 },
      { optionId: 2, valueId: 21 },
      { optionId: 2, valueId: 22 },
    ]);
  });

  test('a link may contain a choice, which is applied as far as the rules allow', () => {
    const bread = option(1);
    const extras = option(2, { maximumSelected: 1 });
    const sauce = option(3, { dependentOn: 12 });
    const options = [bread, extras, sauce];
    const linked = parseChoice(options, { choice: '12.22.31.999.x' }) ?? [];
    expect(linked.map(({ valueId }) => valueId)).toEqual([12, 22, 31]);
    expect(parseChoice(options, { choice: encodeChoice(linked) })).toEqual(linked);
    expect(parseChoice(options, { choice: '11.31' })).toEqual([{ optionId: 1, valueId: 11 }]);
    expect(parseChoice(options, { choice: '' })).toEqual([]);
  });
});

test('a text is split at its marks, so that allergens can be bold', () => {
  expect(markedParts('**Wheat** flour, water')).toEqual([
    { text: 'Wheat', marked: true, at: 2 },
    { text: ' flour, water', marked: false, at: 9 },
  ]);
});
