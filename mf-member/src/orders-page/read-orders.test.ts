import { pageOf } from './read-orders';

test('an address names the page of the list', () => {
  expect(pageOf({ page: '3' })).toBe(3);
  expect(pageOf({})).toBe(1);
});

test('nonsense in an address is the first page', () => {
  for (const page of ['0', '-1', '1.5', 'two', '', '99999']) expect(pageOf({ page })).toBe(1);
});
