import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { GATE_SEED } from './gate';

const root = resolve(import.meta.dirname, '../../..');

test.each([GATE_SEED, ''])("with GATE_SEED='%s' jest has the tests of test:all only where it is unset", (seed) => {
  const words = [join(root, 'node_modules/.bin/jest'), '-c', 'tools/unit/jest.config.mjs', '--listTests'];
  const env = { ...process.env, GATE_SEED: seed };
  const files = execFileSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' }).split('\n');
  expect(files.length).toBeGreaterThan(100);
  expect(files.some((file) => file.includes('.full.test.'))).toBe(!seed);
});
