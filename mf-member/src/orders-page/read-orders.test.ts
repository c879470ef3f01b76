import { pageOf } from './read-orders';

test('the URL contains the page number', () => {
  expect(pageOf({ page: '3' })).toBe(3);
  expect(pageOf({})).toBe(1);
});

test('an invalid page number is the first page', () => {
  for (const page of ['0', '-1', '1.5', 'two', '', '99999']) expect(pageOf({ page })).toBe(1);
});
