import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

// A hook of git and `git rebase --exec` name their repository by these: git in a test would change that one.
for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete process.env[name];

/**
 * The jest configuration of every workspace: `export default jestConfig(import.meta.url)`. Pass overrides, such as `{
 * testEnvironment: 'node' }` for code outside a page.
 */
export function jestConfig(workspaceUrl, overrides = {}) {
  const config = {
    ...require('./jest-preset.cjs'),
    rootDir: dirname(fileURLToPath(workspaceUrl)),
    testEnvironment: join(here, 'src/jest/jsdom-environment.cjs'),
    ...overrides,
  };
  // `npm test` sets it, and leaves these files to `npm run test:all`.
  if (process.env.GATE_SEED) config.testPathIgnorePatterns = [...config.testPathIgnorePatterns, '\\.full\\.test\\.'];
  return config;
}
