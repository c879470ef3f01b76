import { acceptedValidationUrl, publicLookup } from './validation-url';

const SANDBOX = 'http://localhost:4205/apple-pay/paymentservices/startSession';
const APPLE = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

test.each([
  APPLE,
  'https://apple-pay-gateway-nc-pod5.apple.com/paymentservices/startSession',
  'https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/paymentSession',
  'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession',
])('%s is one of Apple’s', (url) => {
  expect(acceptedValidationUrl(url, undefined)?.href).toBe(url);
});

test.each([
  SANDBOX,
  'http://apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com:8443/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com/other',
  'https://apple-pay-gateway.apple.com/paymentservices/../other',
  `${APPLE}?to=http://127.0.0.1`,
  'https://user:pass@apple-pay-gateway.apple.com/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com@127.0.0.1/paymentservices/startSession',
  'https://apple-pay-gateway.apple.com.evil.test/paymentservices/startSession',
  'https://evil.apple.com/paymentservices/startSession',
  'https://127.0.0.1/paymentservices/startSession',
  'https://[::1]/paymentservices/startSession',
  'https://2130706433/paymentservices/startSession',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'gopher://localhost',
  'apple-pay-gateway.apple.com',
  '',
])('%s is not', (url) => {
  expect(acceptedValidationUrl(url, undefined)).toBeUndefined();
});

test('the sandbox’s address is accepted exactly, and only where there is a sandbox', () => {
  expect(acceptedValidationUrl(SANDBOX, SANDBOX)?.href).toBe(SANDBOX);
  expect(acceptedValidationUrl('http://localhost:4205/api/faults', SANDBOX)).toBeUndefined();
});

const addressOf = (host: string, all: boolean) =>
  new Promise((resolve, reject) => {
    publicLookup(host, { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });

test('a host that leads into a private network has no address', async () => {
  for (const host of ['localhost', '127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:192.168.0.1', 'fd00::1'])
    for (const all of [true, false])
      await expect(addressOf(host, all)).rejects.toThrow('does not have a public address');
  expect(await addressOf('17.253.144.10', false)).toBe('17.253.144.10');
  expect(await addressOf('17.253.144.10', true)).toEqual([{ address: '17.253.144.10', family: 4 }]);
});
