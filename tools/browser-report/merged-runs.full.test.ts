/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const playwright = join(root, 'node_modules/.bin/playwright');
const folder = mkdtempSync(join(tmpdir(), 'merged-runs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many tests passed and failed, and what each test's results have attached. */
interface MergedReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly { readonly specs: readonly MergedTest[] }[];
}
interface MergedTest {
  readonly title: string;
  readonly tests: readonly { readonly results: readonly { readonly attachments: readonly { name: string }[] }[] }[];
}

test('a failed test and its second run have a result each in the merged report, the second one with a trace', () => {
  const installed = JSON.stringify(join(root, 'node_modules/@playwright/test/index.mjs'));
  writeFileSync(
    join(folder, 'failing.spec.ts'),
    `import { expect, test } from ${installed};
test('passes later', () => expect(process.env.TRACE).toBe('yes'));
test('fails again', () => expect('a screen').toBe('another'));\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const settings = JSON.stringify(join(root, 'libs/testing/src/playwright-config.ts'));
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import { storefrontPlaywright } from ${settings};
export default storefrontPlaywright({ name: 'merged', testDir: import.meta.dirname });\n`,
  );
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
  expect(report.stats).toMatchObject({ expected: 1, unexpected: 3, flaky: 0 });
  const attached = report.suites
    .flatMap(({ specs }) => specs)
    .filter(({ title }) => title === 'fails again')
    .flatMap(({ tests }) => tests)
    .map(({ results }) => results.flatMap(({ attachments }) => attachments.map(({ name }) => name)));
  expect(attached.sort()).toEqual([['error-context'], ['error-context', 'trace']]);
}, 60_000);
