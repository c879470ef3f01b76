import { namedVersions } from './named-versions';

const read = (...words: string[]) => namedVersions(words, ['shell', 'mf-basket', 'mf-slots']);

test('versions are named in one word or two, or left to the command', () => {
  expect(read('mf-basket', '0.1.0-a', 'shell', 'mf-slots@0.1.0-b')).toEqual([
    { name: 'mf-basket', version: '0.1.0-a' },
    { name: 'shell', version: undefined },
    { name: 'mf-slots', version: '0.1.0-b' },
  ]);
});

test.each([
  [['mf-nothing'], "There is no package 'mf-nothing'. The packages are shell, mf-basket, mf-slots."],
  [['mf-basket', '1', '2'], "There is no package '2'."],
  [['mf-basket', 'mf-basket@2'], 'mf-basket is named twice.'],
  [['mf-basket@'], "'mf-basket@' is neither a NAME nor a NAME@VERSION."],
  [['mf-basket@1@2'], "'mf-basket@1@2' is neither a NAME nor a NAME@VERSION."],
])('%j is refused', (words, message) => {
  expect(() => read(...words)).toThrow(message);
});
