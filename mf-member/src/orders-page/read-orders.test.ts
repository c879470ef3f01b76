import { daysOf, pageOf } from './read-orders';

test('the URL contains the page number', () => {
  expect(pageOf({ page: '3' })).toBe(3);
  expect(pageOf({})).toBe(1);
});

test('an invalid page number is the first page', () => {
  for (const page of ['0', '-1', '1.5', 'two', '', '99999']) expect(pageOf({ page })).toBe(1);
});

test('the URL contains the days, and invalid ones are left out', () => {
  const days = { dateFrom: '2026-02-01', dateTo: '2026-02-28' };
  expect(daysOf({ ...days, page: '2' })).toEqual(days);
  for (const wrong of ['2026-02-30', '2026-13-01', '1 May', '', '20260501'])
    expect(daysOf({ dateFrom: wrong })).toEqual({});
});
