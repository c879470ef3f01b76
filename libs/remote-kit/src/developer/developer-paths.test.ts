import { isDeveloperOrigin } from './developer-paths';

test.each(['http://localhost:5173', 'http://127.0.0.1:1', 'http://127.0.0.1:65535'])(
  '%s is a server on the own machine',
  (text) => expect(isDeveloperOrigin(text)).toBe(true),
);

test.each([
  ...['https://localhost:5173', 'http://localhost', 'http://localhost:0', 'http://localhost:65536'],
  ...['http://localhost:5173/', 'http://localhost:5173/path', 'http://user@localhost:5173', 'http://LOCALHOST:5173'],
  ...[
    'http://localhost.evil.test:5173',
    'http://shop.localhost:5173',
    'http://evil.test:5173',
    'http://127.0.0.2:5173',
  ],
  ...[
    'http://[::1]:5173',
    'http://0.0.0.0:5173',
    'http://localhost:5173 *',
    "http://localhost:5173; script-src 'none'",
  ],
  ...['http://localhost:5173\n', '', undefined, ['http://localhost:5173']],
])('%j is none', (text) => expect(isDeveloperOrigin(text)).toBe(false));
