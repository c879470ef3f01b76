import { ADDRESS_LINE_PATTERN, OPTIONAL_ADDRESS_LINE_PATTERN, PERSON_NAME_PATTERN } from './typed-text';

const name = new RegExp(PERSON_NAME_PATTERN, 'u');
const line = new RegExp(ADDRESS_LINE_PATTERN, 'u');

test.each([
  'Ada',
  'Mary-Jane',
  "O'Neill",
  'O’Brien',
  'José María',
  'Bjørk Guðmundsdóttir',
  '王小明',
  'Łukasz',
  'J.R.R.',
  'Dr. Smith',
  'St.John',
  'J.Smith',
  'Henry VIII, Jr.',
  'van der Berg (née Hart)',
])('%s is a name', (text) => expect(name.test(text)).toBe(true));

test.each([
  'evil.com',
  'Visit evil.co.uk now',
  'https://evil.example',
  'WWW.evil',
  'fb.me',
  'see fb.me',
  '<b>Ada</b>',
  'Ada\nWin a prize',
  'a@b.example',
  '12345',
  '   ',
  '',
  'Ada 💸',
  'Click: here',
  'Ada\u202Eevil',
])('%j is not a name', (text) => expect(name.test(text)).toBe(false));

test.each([
  '12 Tannery Row',
  'Flat 2/1, 9 St. Mary’s Road',
  'c/o Smith & Sons',
  'Unit #3',
  '9 St.Johns Road',
  '1a',
  'Straße 5',
])('%s is a line of an address', (text) => expect(line.test(text)).toBe(true));

test.each([
  'evil.com',
  't.co/win',
  'go to http://evil',
  '<img src=x>',
  'One\r\nTwo',
  'me@evil.example',
  '...',
  '{{name}}',
  '',
])('%j is not a line of an address', (text) => expect(line.test(text)).toBe(false));

test('an optional line may be empty, otherwise the same rule applies', () => {
  const optional = new RegExp(OPTIONAL_ADDRESS_LINE_PATTERN, 'u');
  expect(['', 'Flat 2', 'evil.com'].map((text) => optional.test(text))).toEqual([true, true, false]);
});

test('the patterns work in browsers without look-behind', () => {
  for (const pattern of [PERSON_NAME_PATTERN, ADDRESS_LINE_PATTERN, OPTIONAL_ADDRESS_LINE_PATTERN])
    expect(pattern).not.toMatch(/\(\?<[=!]/);
});

test('a long text is matched quickly', () => {
  for (const text of ['a.'.repeat(50_000), 'aa.a'.repeat(25_000), ' '.repeat(100_000), 'St.'.repeat(30_000)]) {
    const started = performance.now();
    name.test(text);
    line.test(text);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
