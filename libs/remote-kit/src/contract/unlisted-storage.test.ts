import { unlistedStorage } from './unlisted-storage';

const faultsOf = (text: string) => unlistedStorage([{ file: 'draft.ts', text }]);

test.each([
  ['a cookie', `document.cookie = 'help=1'`, 'document.cookie'],
  ['a cookie by a computed name', `window.document['cookie'] = 'help=1'`, 'document.cookie'],
  ['the cookie store', `await cookieStore.set('help', '1')`, 'cookieStore'],
  ['a database', `indexedDB.open('help')`, 'indexedDB'],
  ['a cache', `await window.caches.open('help')`, 'caches'],
])('%s is reported', (_what, text, area) => {
  expect(faultsOf(text)).toEqual([`draft.ts: use localStorage or sessionStorage, not ${area}`]);
});

test('words in texts and comments are accepted', () => {
  expect(faultsOf(`// cookie, caches\nexport const text = 'Your cookie choice';`)).toEqual([]);
});
