/** @jest-environment node */
import { redactPath, redactText } from './redact';

test.each([
  ['/stores-near-by?postcode=SE1+9GF&address=1+High+Street', '/stores-near-by'],
  ['https://fresh.example.com/stores/borough?x=1#y', '/stores/borough'],
  ['/stores/borough/search/my%20illness?page=2', '/stores/borough/search/:searchTerm'],
  ['/member/reset-token/abcdef', '/member/reset-token/:token'],
  ['/referrer/PRIYA5', '/referrer/:code'],
  [
    '/stores/borough/category/bread/menuItem/seeded-farmhouse-loaf-400g',
    '/stores/borough/category/bread/menuItem/seeded-farmhouse-loaf-400g',
  ],
  ['/a\nb', '/ab'],
])('the URL %s is logged as %s', (url, logged) => {
  expect(redactPath(url)).toBe(logged);
});

test.each([
  ['priya@example.com was not found', '[email] was not found'],
  ['at https://x.example/a?postcode=SE1+9GF&b=2 (line 3)', 'at /a (line 3)'],
  [
    "no module 'https://x.example/member/reset-token/sEcReT?x=y' from /referrer/PRIYA5, line 3",
    "no module '/member/reset-token/:token' from /referrer/:code, line 3",
  ],
  ['/assets/mf-basket/Basket.5d1c12a6.js:1:20931', '/assets/mf-basket/Basket.5d1c12a6.js:1:20931'],
  [`unknown token ${'dGhpcyBpcyBh'.repeat(4)}`, 'unknown token [token]'],
  ['no store for SE1 9GF, call 07700 900123', 'no store for [postcode], call [number]'],
  ['bad token eyJhbGciOi.J9abc.def', 'bad token [token]'],
  ['first\nsecond', 'first second'],
  ['main.5ee4842d.js:1:20931 is not a function', 'main.5ee4842d.js:1:20931 is not a function'],
])('the words %j are logged as %j', (text, logged) => {
  expect(redactText(text)).toBe(logged);
});
