import Type from 'typebox';
import { demonstrationOnlyFaults } from './demonstration-only';
import { assertValidSettings, InvalidSettings } from './invalid-settings';
import { isLoopback } from './loopback';
import { ModeSetting } from './mode';
import { readSettings } from './read-settings';
import { keyFault } from './secrets';

const Schema = Type.Object({
  STOREFRONT_MODE: ModeSetting,
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 4200 }),
  WAIT: Type.Number({ minimum: 0, default: 0.5 }),
  NAME: Type.Optional(Type.String()),
});

test('unset and empty variables get their defaults, and set ones their values', () => {
  expect(readSettings(Schema, { PORT: '', NAME: ' ' })).toEqual({
    values: { STOREFRONT_MODE: 'production', PORT: 4200, WAIT: 0.5, NAME: undefined },
    faults: [],
  });
  const { values } = readSettings(Schema, { PORT: '80', WAIT: '0.01', NAME: 'shop', STOREFRONT_MODE: 'demonstration' });
  expect(values).toEqual({ STOREFRONT_MODE: 'demonstration', PORT: 80, WAIT: 0.01, NAME: 'shop' });
});

test.each([
  ['PORT', '70000', 'PORT must be a number from 0 to 65535'],
  ['PORT', '42.5', 'PORT must be a number from 0 to 65535'],
  ['PORT', '0x50', 'PORT must be a number from 0 to 65535'],
  ['WAIT', '-1', 'WAIT must be a number of at least 0'],
  ['STOREFRONT_MODE', 'demo', 'STOREFRONT_MODE must be "production" or "demonstration"'],
])('%s=%s is invalid, and the value is not repeated', (name, text, fault) => {
  expect(readSettings(Schema, { [name]: text }).faults).toEqual([fault]);
});

test('only a demonstration may run without protections', () => {
  const env = {
    RATE_LIMITS: 'off',
    RATE_LIMIT_FACTOR: '50',
    PAUSE_POINTS_URL: 'http://localhost:1',
    API_FAULTS: 'yes',
    PICTURE_DRAWER_URL: 'http://localhost:3',
    SANDBOX_URL: 'http://localhost:2',
  };
  expect(demonstrationOnlyFaults('demonstration', env)).toEqual([]);
  const names = demonstrationOnlyFaults('production', env).map((fault) => fault.split(' ')[0]);
  expect(names.sort()).toEqual(Object.keys(env).sort());
  expect(demonstrationOnlyFaults('production', { RATE_LIMIT_FACTOR: '1' })).toEqual([]);
});

test('a key has at least 32 bytes', () => {
  expect(keyFault('ADMIN_KEY', undefined, 'an operator')).toContain(
    'ADMIN_KEY is missing: it authenticates an operator',
  );
  expect(keyFault('ADMIN_KEY', 'x'.repeat(31), 'an operator')).toContain('at least 32 bytes');
  expect(keyFault('ADMIN_KEY', 'x'.repeat(32), 'an operator')).toBeUndefined();
});

test('a refusal lists every fault at once', () => {
  expect(() => assertValidSettings('shell', 'production', [undefined])).not.toThrow();
  expect(() => assertValidSettings('shell', 'production', ['A is missing', undefined, 'B is invalid'])).toThrow(
    InvalidSettings,
  );
  expect(() => assertValidSettings('shell', 'production', ['A is missing', 'B is invalid'])).toThrow(
    /as production; missing or invalid settings: 2\n {2}A is missing\n {2}B is invalid/,
  );
});

test('loopback is the machine itself, in any notation', () => {
  for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1']) expect(isLoopback(host)).toBe(true);
  for (const host of ['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '127.example'])
    expect(isLoopback(host)).toBe(false);
});
