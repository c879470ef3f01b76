import { decodeText } from './decode-text';
import { readCsv } from './read-csv';
import { linesOfEntries, readJson } from './read-json';
import type { SourceProblem } from './source.types';

type ReportedProblem = Omit<SourceProblem, 'file'>;

function reading(read: typeof readCsv, kind: 'items' | 'prices', text: string) {
  const problems: ReportedProblem[] = [];
  const rows = read(kind, text, (problem) => problems.push(problem));
  return { rows, problems: problems.map(({ row, column, message }) => `${row} ${column ?? '-'}: ${message}`) };
}
const csv = (text: string) => reading(readCsv, 'items', text);
const json = (text: string) => reading(readJson, 'items', text);
const cellsOf = (text: string) => csv(text).rows?.map(({ row, cells }) => [row, ...cells]);

test.each([
  ['commas', 'code,name\nA,Bread\n'],
  ['semicolons, as Excel has them in many countries', 'code;name\nA;Bread\n'],
  ['tabs', 'code\tname\nA\tBread\n'],
  ['Windows line ends', 'code,name\r\nA,Bread\r\n'],
  ['no line end at the end', 'code,name\nA,Bread'],
  ['quotation marks', '"code","name"\n"A","Bread"\n'],
  ['blank lines and lines of commas', 'code,name\n\n,\nA,Bread\n,\n'],
])('a sheet with %s is read', (_, text) => {
  expect(csv(text).problems).toEqual([]);
  expect(csv(text).rows?.map(({ cells }) => cells)).toEqual([['A', 'Bread']]);
});

test('a cell may contain the delimiter, quotation marks and line breaks, and rows keep their line numbers', () => {
  const text = 'code;name;description\nA;"Bread; dark";"He said ""good"""\nB;Bun;"one\ntwo"\n\nC;Roll;\n';
  expect(cellsOf(text)).toEqual([
    [2, 'A', 'Bread; dark', 'He said "good"'],
    [3, 'B', 'Bun', 'one\ntwo'],
    [6, 'C', 'Roll', ''],
  ]);
});

test('headings may vary in spelling', () => {
  const { rows, problems } = csv('Code,Was price,MINIMUM-AGE\nA,1.00,18\n');
  expect([problems, rows?.[0]?.columns]).toEqual([[], ['code', 'was_price', 'minimum_age']]);
});

test('an unknown heading is rejected with the nearest known one, and the rest is read', () => {
  const { rows, problems } = csv('code,nmae,colour\nA,Bread,red\n');
  expect(problems[0]).toMatch(/^1 nmae: is not a column of this file; did you mean name\?/);
  expect(problems[1]).toMatch(/^1 colour: is not a column of this file; did you mean badge_colour\?/);
  expect(rows?.[0]?.columns).toEqual(['code']);
});

test.each([
  ['a heading twice', 'code,name,Name\nA,B,C\n', '1 name: occurs twice; keep one'],
  ['no code', 'name\nBread\n', '1 code: is missing: rows cannot be identified without this column'],
  ['only headings', 'code,name\n', '0 -: has no rows; remove the file if it is not needed'],
  ['nothing', '', '0 -: has no rows; remove the file if it is not needed'],
  [
    'a row that is too long',
    'code,name\nA,Bread,dark\n',
    '2 -: has 3 cells and the headings are 2; put a cell with the delimiter in it between quotation marks',
  ],
  [
    'a row that is too short',
    'code,name\nA\n',
    '2 -: has 1 cells and the headings are 2; put a cell with the delimiter in it between quotation marks',
  ],
  [
    'a quotation mark that is not closed',
    'code,name\nA,"Bread\nB,Bun\n',
    '3 -: a quotation mark is opened and never closed again',
  ],
  [
    'a quotation mark in the middle',
    'code,name\nA,Bread "dark"\n',
    '2 -: there is a quotation mark in the middle of a cell; put the whole cell in quotation marks and write the inner one twice',
  ],
  ['a cell without a heading', 'code,name,\nA,Bread,dark\n', '2 -: cell 3 has no heading'],
])('a sheet with %s is rejected with its line', (_, text, expected) => {
  expect(csv(text).problems).toContain(expected);
});

test('a sheet in Windows-1252 is rejected with the line and the damaged word', () => {
  const bytes = Buffer.from('code,name\nA,Bread\nB,Gruy\xe8re\n', 'latin1');
  expect(decodeText(bytes)).toEqual({
    row: 3,
    message:
      'is not UTF-8 but probably Windows-1252, like Excel’s plain “CSV” (it would read “B,Gruyère”); save it as “CSV UTF-8”',
  });
});

test('a UTF-8 byte order mark is not part of the first heading; UTF-16 and other files are rejected', () => {
  expect(decodeText(Buffer.from('\ufeffcode\nA\n'))).toEqual({ text: 'code\nA\n' });
  expect(decodeText(Buffer.from('\ufeffcode\nA\n', 'utf16le'))).toMatchObject({
    message: expect.stringMatching(/UTF-16/),
  });
  expect(decodeText(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({
    message: expect.stringMatching(/not a text file/),
  });
});

test('a list of objects is read: numbers, booleans, lists and null', () => {
  const { rows, problems } = json('[{"code":"A","price":1.5,"hfss":true,"allergens":["milk","egg"],"storage":null}]');
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { row: 1, columns: ['code', 'price', 'hfss', 'allergens', 'storage'], cells: ['A', '1.5', 'yes', 'milk|egg', ''] },
  ]);
});

test('entries with the same keys share their columns, others have their own', () => {
  const { rows } = json('[{"code":"A","price":1},{"code":"B"},{"code":"C","price":2}]');
  expect(rows?.map(({ columns }) => columns)).toEqual([['code', 'price'], ['code'], ['code', 'price']]);
  expect(rows?.[0]?.columns).toBe(rows?.[2]?.columns);
});

test.each([
  [
    'an object for a cell',
    '[{"code":"A","name":{"en":"Bread"}}]',
    '1 name: must be text, a number, true, false, or a list of those',
  ],
  ['a NUL', '[{"code":"A","name":"a\\u0000"}]', '1 name: must be text, a number, true, false, or a list of those'],
  [
    'half a character',
    '[{"code":"A","name":"a\\ud800"}]',
    '1 name: must be text, a number, true, false, or a list of those',
  ],
  ['a key twice in two spellings', '[{"code":"A","was_price":1,"Was price":2}]', '1 was_price: occurs twice; keep one'],
  ['no code', '[{"code":"A"},{"name":"Bread"}]', '2 code: is missing: rows cannot be identified without this column'],
  ['a number for an entry', '[{"code":"A"},7]', '2 -: is not an object, such as {"code": "…"}'],
  [
    'an object in place of a list',
    '{"code":"A"}',
    '0 -: must be a list of objects, as [{"code": "…"}], with one at least',
  ],
  ['an empty list', '[]', '0 -: must be a list of objects, as [{"code": "…"}], with one at least'],
])('a JSON file with %s is rejected with its entry', (_, text, expected) => {
  expect(json(text).problems).toContain(expected);
});

test('invalid JSON is rejected with the line of the error', () => {
  expect(json('[\n  {"code": "A"},\n  {"code" "B"}\n]').problems[0]).toMatch(/^0 -: is not JSON: .* \(line 3\)$/);
  expect(json('[\n  {"code": "A"}').problems[0]).toMatch(/\(line 2\)$/);
});

test('the lines of entries are found, whatever their strings contain', () => {
  const text = '[\n {"code": "a,]}\\"["},\n\n {"code": "b", "tags": ["x",\n "y"]}, {"code": "c"}\n, 7\n]';
  expect(linesOfEntries(text)).toEqual([2, 4, 5, 6]);
  expect(linesOfEntries('[{"code":"a"},{"code":"b"}]')).toEqual([1, 1]);
});
