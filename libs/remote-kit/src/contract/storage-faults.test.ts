import { storageFaults } from './storage-faults';

const draft = { key: 'help:draft', purpose: 'Your question.', storedFor: 'Until you send it' };
const faultsOf = (text: string, declared = [draft]) => storageFaults(declared, 'help:', [{ file: 'draft.ts', text }]);

test.each([
  ['a literal', `localStorage.setItem('help:draft', text);`],
  ['a constant', `const KEY = 'help:draft'; sessionStorage.setItem(KEY, text);`],
])('a declared key is accepted as %s', (_what, text) => expect(faultsOf(text)).toEqual([]));

test('a computed key is accepted if it begins with a declared prefix', () => {
  const prefix = { ...draft, key: 'help:answers.' };
  const text = `const START = 'help:answers.'; const keyOf = (id) => \`\${START}\${id}\`;
    function store(id) { const key = keyOf(id); sessionStorage.setItem(key, id); }
    for (const other of Object.keys(sessionStorage)) sessionStorage.removeItem(other);`;
  expect(faultsOf(text, [prefix])).toEqual([]);
  expect(faultsOf(text)).toEqual([
    "draft.ts: remote.ts does not declare the storage key 'help:answers.'",
    "no source writes the storage key 'help:draft'",
  ]);
});

test.each([
  ['a key that is not declared', `localStorage.setItem('help:letter', text)`, /does not declare .*'help:letter'/],
  ['a key that only begins like a declared one', `localStorage.setItem('help:drafts', '')`, /'help:drafts'/],
  ['a key that cannot be read', `(key) => localStorage.setItem(key, text)`, /use localStorage directly/],
  [
    'another name of the storage',
    `const store = sessionStorage; store.setItem('x', '')`,
    /use sessionStorage directly/,
  ],
  ['a key as a property', `localStorage['x'] = '1'`, /use localStorage directly/],
])('%s is reported', (_what, text, fault) => {
  expect(faultsOf(text)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
});

test('a declaration with another prefix is reported, and so is one that no source uses', () => {
  expect(faultsOf('', [{ ...draft, key: 'gifts:draft' }])).toEqual([
    "the storage key 'gifts:draft' does not start with 'help:'",
    "no source writes the storage key 'gifts:draft'",
  ]);
});
