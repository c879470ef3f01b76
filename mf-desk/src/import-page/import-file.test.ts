import { kindOf, readImportFile } from './import-file';

test.each([
  ['prices.csv', 'prices'],
  ['Prices (1).csv', 'prices'],
  ['deal-sections-march.CSV', 'deal-sections'],
  ['deals.csv', 'deals'],
  ['prices.xlsx', undefined],
  ['my prices.csv', undefined],
])('the kind of %s is %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

const file = (text: string | Uint8Array, name = 'prices.csv') =>
  Object.assign(new File([text as BlobPart], name), {
    // jsdom's files have no arrayBuffer.
    arrayBuffer: async () => (typeof text === 'string' ? new TextEncoder().encode(text) : text),
  });

test('rows are read with their lines, whatever the delimiter and the spelling of the headings', async () => {
  const text = '\ufeffItem;Store;Was price;problem\r\n"A;1";quay;3.95;wrong\r\n\r\nB;"two\nlines";;\r\n';
  expect(await readImportFile(file(text))).toEqual({
    name: 'prices.csv',
    kind: 'prices',
    columns: ['item', 'store', 'was_price'],
    rows: [
      { row: 2, cells: ['A;1', 'quay', '3.95'] },
      { row: 4, cells: ['B', 'two\nlines', ''] },
    ],
  });
});

test.each([
  ['without rows', file('item,store\n'), 'It has no rows.'],
  ['in another encoding', file(new Uint8Array([0xe9, 0x2c])), 'It is not UTF-8: save the sheet as “CSV UTF-8”.'],
  ['with an open quotation mark', file('item,store\n"A,b\n'), expect.stringContaining('It cannot be read as CSV')],
  ['of no kind', file('a', 'notes.txt'), 'Its name must begin with the kind of its rows, as in prices.csv.'],
])('a file %s is refused in words', async (_what, given, fault) => {
  expect(await readImportFile(given)).toMatchObject({ fault });
});
