import { addingErrand, needsPlace, pickedFields, returningErrand } from './errand';

const openShop = { id: 4, slug: 'bristol', name: 'Bristol' };

test('only the store that visitors of an open shop see asks for a place, and only before a store is chosen', () => {
  expect(needsPlace({ openShop }, 4, null)).toBe(true);
  expect(needsPlace({ openShop }, 4, { id: 4 })).toBe(false);
  expect(needsPlace({ openShop }, 3, null)).toBe(false);
  expect(needsPlace({}, 4, null)).toBe(false);
});

test('an errand says what is added and where it was, and no text of an option', () => {
  const options = [
    { optionId: 1, valueId: 11 },
    { optionId: 2, valueId: 21, text: 'For Ada' },
  ];
  expect(addingErrand({ menuItem: { id: 7, quantity: 2, options }, ageConfirmed: true }, 'key', '/a?b=1')).toEqual({
    add: '7',
    quantity: '2',
    'option:1:11': '11',
    'option:2:21': '21',
    check: 'true',
    ageConfirmed: 'true',
    intent: 'key',
    from: '/a?b=1',
  });
  expect(addingErrand({ menuItem: { id: 7 } }, 'key', undefined)).toEqual({ add: '7', quantity: '1', intent: 'key' });
  expect(addingErrand({ menuItem: { id: 7, options: [] } }, 'key', undefined)).toMatchObject({ choice: '-' });
});

test('several items lead back to their page, filled in', () => {
  expect(
    returningErrand('/stores/bristol/deal/set?added=2', pickedFields([{ id: 7, quantity: 2 }, { id: 8 }])),
  ).toEqual({
    from: '/stores/bristol/deal/set?item%3A7=2&item%3A8=1',
    check: 'true',
  });
  expect(returningErrand(undefined, {})).toEqual({});
});
