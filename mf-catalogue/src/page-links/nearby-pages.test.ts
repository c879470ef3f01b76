import { nearbyPages } from './nearby-pages';

test.each([
  ['the only other page', 1, 2, '1 2'],
  ['the first page', 1, 5, '1 2 … 5'],
  ['a page between', 5, 9, '1 … 4 5 6 … 9'],
  ['a gap of one page', 4, 7, '1 2 3 4 5 6 7'],
  ['the last page', 9, 9, '1 … 8 9'],
])('%s', (_, page, pages, expected) => {
  const written = nearbyPages(page, pages).map((entry) => (typeof entry === 'number' ? entry : '…'));
  expect(written.join(' ')).toBe(expected);
});
