import { readConfig } from './config';

test('the sandbox refuses production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' }, '/r')).toThrow(/refuses to run there/);
});

test('its ports follow the shell’s, and can be named', () => {
  expect(readConfig({}, '/r')).toMatchObject({
    port: 4205,
    smtpPort: 4206,
    host: '127.0.0.1',
    stateDir: '/r/.data/sandbox',
  });
  expect(readConfig({ PORT: '15200' }, '/r')).toMatchObject({
    port: 15205,
    smtpPort: 15206,
    commerceApiUrl: 'http://127.0.0.1:15210',
    webhooks: { urls: ['http://127.0.0.1:15210/webhooks/checkoutcom'] },
  });
  expect(readConfig({ SANDBOX_PORT: '9000', SANDBOX_SMTP_PORT: '2525' }, '/r')).toMatchObject({
    port: 9000,
    smtpPort: 2525,
  });
  expect(() => readConfig({ PORT: 'http' }, '/r')).toThrow(/PORT is not a port number/);
  expect(() => readConfig({ SANDBOX_PORT: '70000' }, '/r')).toThrow(/SANDBOX_PORT/);
});

test('keys and receivers of events can be several', () => {
  const config = readConfig(
    { CHECKOUTCOM_SECRET_KEY: 'sk_sbox_a, sk_sbox_b', CHECKOUTCOM_WEBHOOK_URL: 'http://a/ http://b/' },
    '/r',
  );
  expect(config.secretKeys).toEqual(expect.arrayContaining(['sk_sbox_a', 'sk_sbox_b']));
  expect(config.webhooks.urls).toEqual(['http://a/', 'http://b/']);
});
