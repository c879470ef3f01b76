/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

test.each([
  ['--releases --rounds -1', '--rounds takes a whole number above 0.'],
  ['--skew --rounds=-1', '--rounds takes a whole number above 0.'],
  ['--suites --rounds many', '--rounds takes a whole number above 0.'],
  ['--bucket --rounds 0', '--rounds takes a whole number above 0.'],
  ['--seconds -5', '--seconds takes a whole number above 0.'],
  ['--loud', "Unknown option '--loud': see tools/bench/bench.ts."],
])(
  'bench %s ends with one sentence before anything is measured',
  (line, sentence) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'tools/bench/bench.ts'), ...line.split(' ')],
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
  },
  60_000,
);
