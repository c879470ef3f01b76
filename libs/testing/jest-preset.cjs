const { join } = require('node:path');

module.exports = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // e2e contains Playwright suites; dist contains built copies of the sources.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // ES modules, which jest's CommonJS runtime cannot load. Our libraries are installed as TypeScript in a remote's own
  // repository.
  transformIgnorePatterns: ['/node_modules/(?!(@storefront/[^/]+|nanostores|@nanostores/react|typebox|p-timeout)/)'],
  moduleNameMapper: { '\\.(css|woff2|svg)$': join(__dirname, 'src/jest/css-stub.cjs') },
};
