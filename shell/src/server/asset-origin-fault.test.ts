import { assetOriginFault } from './asset-origin-fault';

test.each([undefined, '', 'https://cdn.example.com', 'HTTPS://cdn.example.com:8443'])('%j is valid', (origin) => {
  expect(assetOriginFault(origin, true)).toBeUndefined();
});

test.each([
  'cdn.example.com',
  'https://cdn.example.com/',
  'https://cdn.example.com/assets',
  "https://cdn.example.com 'unsafe-inline'",
  'https://cdn.example.com;',
  'https://*.example.com',
  'https://user@cdn.example.com',
  'https://cdn.example.com:99999',
  'ftp://cdn.example.com',
])('%j is a fault', (origin) => {
  for (const isProduction of [true, false])
    expect(assetOriginFault(origin, isProduction)).toMatch(/^ASSET_ORIGIN must be an origin without a path/);
});

test('an origin without TLS is for demonstrations only', () => {
  expect(assetOriginFault('http://127.0.0.1:4900', false)).toBeUndefined();
  expect(assetOriginFault('http://127.0.0.1:4900', true)).toMatch(/^ASSET_ORIGIN must begin with https/);
});
