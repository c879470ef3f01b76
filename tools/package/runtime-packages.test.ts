import { runtimePackages } from './runtime-packages';

const locked = {
  'node_modules/sharp': {
    version: '1.0.0',
    dependencies: { colour: '^1' },
    optionalDependencies: { 'sharp-linux': '1.0.0' },
  },
  'node_modules/sharp-linux': { version: '1.0.0', dev: true },
  'node_modules/colour': { version: '2.0.0' },
  'node_modules/sharp/node_modules/colour': {
    version: '1.4.0',
    peerDependencies: { types: '1', tint: '1' },
    peerDependenciesMeta: { types: { optional: true } },
  },
  'node_modules/tint': { version: '1.0.0', dependencies: { sharp: '1.0.0' } },
  'node_modules/types': { version: '1.0.0' },
  'node_modules/jest': { version: '30.0.0', dev: true },
  'services/api/node_modules/pino': { version: '10.0.0' },
  'node_modules/pino': { version: '9.0.0' },
};

test('has what the packages import, nested and optional, and nothing else', () => {
  expect(Object.keys(runtimePackages(locked, '', ['sharp']))).toEqual([
    'node_modules/sharp',
    'node_modules/sharp-linux',
    'node_modules/sharp/node_modules/colour',
    'node_modules/tint',
  ]);
});

test('no entry is for development any more', () => {
  expect(runtimePackages(locked, '', ['sharp'])['node_modules/sharp-linux']).toEqual({ version: '1.0.0' });
});

test('a package that is not locked is named', () => {
  expect(() => runtimePackages(locked, '', ['sharp', 'argon2'])).toThrow('argon2 is not in package-lock.json');
});

test('what a workspace has for itself moves to the one folder, unless another version is there', () => {
  expect(runtimePackages(locked, 'services/api', ['pino'])).toEqual({ 'node_modules/pino': { version: '10.0.0' } });
  const both = { ...locked, 'node_modules/tint': { version: '1.0.0', dependencies: { pino: '9' } } };
  expect(() => runtimePackages(both, 'services/api', ['pino', 'tint'])).toThrow('two versions of one package');
});
