/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

test.each([
  ['--releases --rounds -1', '--rounds takes a whole number above 0.'],
  ['--skew --rounds=-1', '--rounds takes a whole number above 0.'],
  ['--suites --rounds many', '--rounds takes a whole number above 0.'],
  ['--bucket --rounds 0', '--rounds takes a whole number above 0.'],
  ['--relevance --below many', '--below takes a score from 0 to 1.'],
  ['--relevance --below=', '--below takes a score from 0 to 1.'],
  ['--republished --rounds 2', "Unknown option '--rounds': see tools/bench/bench.ts."],
  [
    '--only lsiting',
    "--only takes a comma-separated list of listing, search, html, basket, slots, orders, logins, followers, not 'lsiting'.",
  ],
  ['--seconds -5', '--seconds takes a whole number above 0.'],
  ['--loud', "Unknown option '--loud': see tools/bench/bench.ts."],
])(
  'bench %s ends with one sentence before anything is measured',
  (line, sentence) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'tools/bench/bench.ts'), ...line.split(' ')],
      // Without its check a measurement would go on, and overwrite what was measured before.
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8', timeout: 30_000 },
    );
    expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
  },
  60_000,
);
