import { readArguments } from './arguments';

test('an import takes a folder and options', () => {
  expect(readArguments(['import', 'my-shop'])).toEqual({
    name: 'import',
    folder: 'my-shop',
    checkOnly: false,
    json: false,
    removeMissing: false,
    allowPrivate: false,
  });
  const all = [
    'import',
    '--check',
    'my-shop',
    '--business',
    'pipwell',
    '--json',
    '--remove-missing',
    '--allow-private-addresses',
  ];
  expect(readArguments(all)).toMatchObject({
    folder: 'my-shop',
    business: 'pipwell',
    checkOnly: true,
    json: true,
    removeMissing: true,
    allowPrivate: true,
  });
});

test.each([
  ['no folder', ['import'], /Which folder\?/],
  ['two folders', ['import', 'a', 'b'], /remove b/],
  ['an unknown flag', ['import', 'a', '--force'], /--force/],
  ['an answer without a message', ['contacts', '--answered'], /Which message/],
  ['an answer without a postcode', ['future-contacts', '--answered'], /Which postcode/],
  ['an answer without a business', ['future-contacts', 'TR1', '--answered'], /Which business/],
  ['an unknown command', ['export'], /Unknown command: export/],
])('%s is rejected with the correct usage', (_, words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});
