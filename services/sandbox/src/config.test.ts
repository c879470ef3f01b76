import { demonstrationEnvironment } from '@storefront/settings/mode';
import { readConfig as readConfigOf } from './config';

const readConfig = (env: NodeJS.ProcessEnv, repository: string) =>
  readConfigOf({ ...demonstrationEnvironment, ...env }, repository);

test.each([undefined, 'production', 'development', 'test'])(
  'the sandbox only runs in a demonstration, also with NODE_ENV=%s',
  (NODE_ENV) => {
    expect(() => readConfigOf({ NODE_ENV }, '/r')).toThrow(/STOREFRONT_MODE must be demonstration/);
    expect(() => readConfigOf({ NODE_ENV, STOREFRONT_MODE: 'production' }, '/r')).toThrow(/STOREFRONT_MODE/);
    expect(readConfig({ NODE_ENV }, '/r').port).toBe(4205);
  },
);

test('the sandbox only listens on loopback addresses', () => {
  expect(() => readConfig({ SANDBOX_HOST: '0.0.0.0' }, '/r')).toThrow(/SANDBOX_HOST must be a loopback address/);
});

test('its ports follow the shell’s, and can be configured', () => {
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
  expect(() => readConfig({ PORT: 'http' }, '/r')).toThrow(/PORT must be a number/);
  expect(() => readConfig({ SANDBOX_PORT: '70000' }, '/r')).toThrow(/SANDBOX_PORT/);
});

test('several keys and event receivers can be configured', () => {
  const config = readConfig(
    { CHECKOUTCOM_SECRET_KEY: 'sk_sbox_a, sk_sbox_b', CHECKOUTCOM_WEBHOOK_URL: 'http://a/ http://b/' },
    '/r',
  );
  expect(config.secretKeys).toEqual(expect.arrayContaining(['sk_sbox_a', 'sk_sbox_b']));
  expect(config.webhooks.urls).toEqual(['http://a/', 'http://b/']);
});
