/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

test.each([
  [
    'start-storefront',
    '--port 4300',
    "Unknown option '--port': its settings are environment variables, see docs/operating.md.",
  ],
  ['soak', '--hours 1', "Unknown option '--hours': usage: npm run soak [-- --minutes 10]."],
  ['soak', '--minutes -1', '--minutes takes a number above 0.'],
  [
    'libraries',
    'publish --to npm',
    "Unknown option '--to': usage: npm run libraries -- publish --registry https://npm.example.com.",
  ],
])(
  '%s %s ends with one sentence',
  (command, line, sentence) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, `tools/${command}.ts`), ...line.split(' ')],
      // Without its check the command would run until it is stopped.
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, encoding: 'utf8', timeout: 30_000 },
    );
    expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
  },
  60_000,
);
