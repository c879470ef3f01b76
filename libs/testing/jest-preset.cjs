const { join } = require('node:path');

module.exports = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // A browser suite lives in e2e and belongs to Playwright; dist holds built copies of what is tested at its source.
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
  // These ship as ESM alone, which jest's CommonJS runtime cannot load as it is.
  transformIgnorePatterns: ['/node_modules/(?!(nanostores|@nanostores/react|typebox)/)'],
  moduleNameMapper: { '\\.(css|woff2|svg)$': join(__dirname, 'src/css-stub.cjs') },
};
