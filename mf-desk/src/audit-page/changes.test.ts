import { changesOf } from './changes';

test('only what changed is listed, and a missing value is a dash', () => {
  expect(changesOf({ role: 'picker', name: 'Sam' }, { role: 'counter', name: 'Sam' })).toEqual([
    { field: 'role', from: 'picker', to: 'counter' },
  ]);
  expect(changesOf(null, { storeIds: [1, 2] })).toEqual([{ field: 'storeIds', from: '–', to: '[1,2]' }]);
  expect(changesOf(null, null)).toEqual([]);
});
