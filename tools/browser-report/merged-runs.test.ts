/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const playwright = join(root, 'node_modules/.bin/playwright');
const folder = mkdtempSync(join(tmpdir(), 'merged-runs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many tests passed and failed. */
interface MergedReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

test('a failed test and its second run with a trace have a result each in the merged report', () => {
  const installed = JSON.stringify(join(root, 'node_modules/@playwright/test/index.js'));
  writeFileSync(
    join(folder, 'passing-later.spec.js'),
    `const { test, expect } = require(${installed});\ntest('it', () => expect(process.env.TRACE).toBe('yes'));\n`,
  );
  const tags = "['@mf-basket/e2e', ...(process.env.TRACE ? ['@traced'] : [])]";
  writeFileSync(join(folder, 'playwright.config.js'), `module.exports = { testDir: __dirname, tag: ${tags} };\n`);
  for (const [name, environment] of [
    ['mf-basket', {}],
    ['mf-basket-again', { TRACE: 'yes' }],
  ] as const)
    spawnSync(playwright, ['test', '-c', folder, '--reporter=blob'], {
      cwd: folder,
      env: {
        ...process.env,
        // Playwright refuses to run below jest.
        JEST_WORKER_ID: undefined,
        NODE_OPTIONS: '',
        ...environment,
        PLAYWRIGHT_BLOB_OUTPUT_FILE: join(folder, 'blobs', `${name}.zip`),
      },
    });
  const words = ['merge-reports', '--reporter=json', join(folder, 'blobs')];
  const report = JSON.parse(execFileSync(playwright, words, { encoding: 'utf8' })) as MergedReport;
  expect(report.stats).toMatchObject({ expected: 1, unexpected: 1, flaky: 0 });
}, 60_000);
