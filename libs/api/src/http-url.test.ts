import { httpUrl } from './http-url';

test.each([
  ['http://localhost:4200', 'http://localhost:4200/'],
  ['HTTPS://npm.example.com/a', 'https://npm.example.com/a'],
])('%s is an address', (text, href) => expect(httpUrl(text)?.href).toBe(href));

test.each([undefined, '', 'localhost:4200', 'npm.example.com', '../registry', 'ftp://npm.example.com', 'http://'])(
  '%s is none',
  (text) => expect(httpUrl(text)).toBeUndefined(),
);
