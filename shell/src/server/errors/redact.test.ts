/** @jest-environment node */
import { redaction } from './redact';

const redact = redaction(() => [
  { path: '/stores-near-by', privateParams: [] },
  { path: '/stores/:storeSlug', privateParams: [] },
  { path: '/stores/:storeSlug/search/:searchTerm', privateParams: ['searchTerm'] },
  { path: '/stores/:storeSlug/search/:searchTerm/deals', privateParams: ['searchTerm'] },
  { path: '/member/reset-token/:token', privateParams: ['token'] },
  { path: '/referrer/:code' },
  { path: '/gifts/:recipient', privateParams: ['recipient'] },
  { path: '/gifts/mine', privateParams: [] },
  { path: '/assets/:package/:file', privateParams: [] },
]);

test.each([
  ['/', '/'],
  ['/stores-near-by?postcode=SE1+9GF&address=1+High+Street', '/stores-near-by'],
  ['https://fresh.example.com/stores/borough?x=1#y', '/stores/borough'],
  ['/stores/borough/search/my%20illness?page=2', '/stores/borough/search/:searchTerm'],
  ['/stores/borough/search/my%20illness/deals', '/stores/borough/search/:searchTerm/deals'],
  ['/member/reset-token/abcdef', '/member/reset-token/:token'],
  ['/gifts/priya', '/gifts/:recipient'],
  ['/gifts/mine', '/gifts/mine'],
  ['/stores/bo\nrough', '/stores/borough'],
])('the URL %s is logged as %s', (url, logged) => {
  expect(redact.path(url)).toBe(logged);
});

test('a path that declares no private parameters is logged without any values', () => {
  expect(redact.path('/referrer/PRIYA5')).toBe('/referrer/:code');
});

test.each(['/priya@example.com', '/stores/borough/search/illness/more', '/stores/', '/Stores/x?postcode=SE1+9GF', 'x'])(
  'nothing of the unknown path %s is logged',
  (url) => expect(redact.path(url)).toBe('/…'),
);

test.each([
  ['priya@example.com was not found', '[email] was not found'],
  ['at https://x.example/stores/a?postcode=SE1+9GF&b=2 (line 3)', 'at /stores/a (line 3)'],
  ['at https://x.example/a?postcode=SE1+9GF&b=2 (line 3)', 'at /… (line 3)'],
  ['at https://x.example (line 3)', 'at / (line 3)'],
  ['no page /toys/for/Priya, nor fresh.example/toys/Priya or localhost:80/toys', 'no page /…, nor /… or /…'],
  [
    "no module 'https://x.example/member/reset-token/sEcReT?x=y' from /referrer/PRIYA5, line 3",
    "no module '/member/reset-token/:token' from /referrer/:code, line 3",
  ],
  ['text/html of ./BasketPage at 3 km/h', 'text/html of ./BasketPage at 3 km/h'],
  ['see shop/referrer/PRIYA5', 'see shop/referrer/:code'],
  ['/assets/mf-basket/Basket.5d1c12a6.js:1:20931', '/assets/mf-basket/Basket.5d1c12a6.js:1:20931'],
  [`unknown token ${'dGhpcyBpcyBh'.repeat(4)}`, 'unknown token [token]'],
  ['no store for SE1 9GF, call 07700 900123', 'no store for [postcode], call [number]'],
  ['bad token eyJhbGciOi.J9abc.def', 'bad token [token]'],
  ['first\nsecond', 'first second'],
  ['main.5ee4842d.js:1:20931 is not a function', 'main.5ee4842d.js:1:20931 is not a function'],
])('the text %j is logged as %j', (text, logged) => {
  expect(redact.text(text)).toBe(logged);
});
