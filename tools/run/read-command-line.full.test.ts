/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remoteNames } from './packages/package-names';
import { STEPS } from './steps/run-steps';

const root = resolve(import.meta.dirname, '../..');

const reports = mkdtempSync(join(tmpdir(), 'refused-commands-'));
afterAll(() => rmSync(reports, { recursive: true }));

test.each([
  [
    'start-storefront',
    '--port 4300',
    "Unknown option '--port': its settings are environment variables, see docs/reference/settings.md.",
  ],
  ['soak', '--hours 1', "Unknown option '--hours': usage: npm run soak [-- --minutes 10]."],
  ['run-tests', '--affect', "Unknown option '--affect': see CONTRIBUTING.md."],
  ['run-tests', 'unti', `There is no step 'unti'. The steps are ${[...STEPS, ...remoteNames(root)].join(', ')}.`],
  ['run-tests', '', `There is no step ''. The steps are ${[...STEPS, ...remoteNames(root)].join(', ')}.`],
  ['contracts', '--chek', "Unknown option '--chek': see tools/README.md."],
  ['requirements', '--chek', "Unknown option '--chek': see tools/README.md."],
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
      { cwd: root, env: { ...process.env, NODE_OPTIONS: '', REPORTS_DIR: reports }, encoding: 'utf8', timeout: 30_000 },
    );
    expect([status, stdout, stderr]).toEqual([1, '', `${sentence}\n`]);
  },
  60_000,
);
