import { batchesOf } from './run-import';

const row = (number: number, length = 1) => ({ row: number, cells: ['x'.repeat(length)] });

test('rows are sent in batches of at most 500 rows and 250,000 characters', () => {
  const many = Array.from({ length: 1_001 }, (_, place) => row(place));
  expect(batchesOf(many).map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(batchesOf([row(1, 200_000), row(2, 60_000), row(3, 190_001), row(4)]).map(({ length }) => length)).toEqual([
    1, 1, 2,
  ]);
  expect(batchesOf([])).toEqual([]);
});
