import type { IncomingHttpHeaders } from 'node:http';
import { acceptsRequest } from './developer-requests';

const storefront = 'https://staging.example';
const host = '127.0.0.1:5173';
const accepts = (headers: IncomingHttpHeaders, method = 'GET') =>
  acceptsRequest({ port: 5173, storefront }, { method, headers });

test.each<[string, IncomingHttpHeaders]>([
  [
    'a page of the storefront',
    { host, origin: storefront, 'sec-fetch-site': 'cross-site', 'user-agent': 'Mozilla/5.0' },
  ],
  ['the address bar', { host, 'sec-fetch-site': 'none', 'user-agent': 'Mozilla/5.0' }],
  ['its own page', { host: 'localhost:5173', 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' }],
  ['a program', { host, 'user-agent': 'curl/8.5.0' }],
  ['a program without a name', { host }],
])('%s gets a reply', (_what, headers) => {
  expect([accepts(headers), accepts(headers, 'HEAD'), accepts(headers, 'POST'), accepts(headers, 'OPTIONS')]).toEqual([
    ...[true, true, false, false],
  ]);
});

test.each([
  ...['0.0.0.0:5173', '127.0.0.2:5173', '127.1:5173', '2130706433:5173', '[::1]:5173', '[::]:5173', '192.168.1.7:5173'],
  ...['shop.localhost:5173', 'localhost.:5173', 'localhost', '127.0.0.1', 'localhost:5174', 'staging.example', ''],
  undefined,
])('the host %p gets none', (other) => {
  const headers = other === undefined ? {} : { host: other };
  expect(accepts(headers)).toBe(false);
  expect(accepts({ ...headers, origin: storefront })).toBe(false);
});

test.each<[string, IncomingHttpHeaders]>([
  ['a page of another site', { origin: 'https://evil.test' }],
  ['a page of no site', { origin: 'null' }],
  ['a page at another port', { origin: 'http://127.0.0.1:4200' }],
  ['a script of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a script of another port', { 'sec-fetch-site': 'same-site' }],
  ['a browser that does not say for which page it asks', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
])('%s gets none', (_what, headers) => {
  expect(accepts({ host, ...headers })).toBe(false);
});
