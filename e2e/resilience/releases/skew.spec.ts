import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runRelease, runTool } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

test.describe.configure({ mode: 'serial' });

let storefront: TestStorefront;
/** Versions that the channel has shown before, by package: each differs in something that its contract does not say. */
const earlier: Record<string, string> = {};
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 90 + test.info().parallelIndex);
  await storefront.start();
  earlier['mf-basket'] = await storefront.publish('mf-basket', { handlers: 'adds items of no store' });
  earlier['mf-checkout'] = await storefront.publish('mf-checkout', {
    browser: 'throws on render',
    expose: './NewCard',
  });
  // The gate accepts both.
  expect(await storefront.promote(earlier)).not.toHaveProperty('refused');
  await storefront.restore();
});
test.afterAll(() => storefront.stop());

const skew = (...words: string[]) => runTool(storefront, 'tools/test-skew.ts', '--base-url', storefront.url, ...words);
const failedCells = (output: string) => output.split('\n').filter((line) => line.startsWith('FAILED'));
const brokenCell = () =>
  `FAILED: mf-catalogue ${storefront.firstVersion('mf-catalogue')} with mf-basket ${earlier['mf-basket']} (N-1)`;

test('an earlier version whose behaviour differs fails the cell of the package that uses it', async () => {
  const { code, output } = await skew('mf-catalogue');
  expect(failedCells(output)).toEqual([brokenCell()]);
  expect(output).toContain('mf-catalogue uses the command basket:add-item of mf-basket');
  expect(output).toMatch(/No contract joins mf-catalogue and mf-checkout; /);
  expect(output).toMatch(/^\d+ cells, \d+ after pruning; \d+ main paths, \d+ after pruning, in 2 compositions$/m);
  expect(output).toMatch(/^\d+ cells passed, 1 failed, 0 refused by the gate, in \d+\.\d minutes$/m);
  expect(code).toBe(1);
  const status = await runRelease(storefront, 'status');
  expect(status.output).toMatch(/mf-catalogue +\S+ +failed: skew/);
});

test('a pair without a contract is not affected by the change that fails another pair', async () => {
  const { code, output } = await skew('--unpruned', 'mf-catalogue');
  expect(failedCells(output)).toEqual([brokenCell()]);
  // Seven neighbours, and an earlier version of two of them.
  expect(output).toMatch(/^8 cells passed, 1 failed, /m);
  expect(code).toBe(1);
});

test('a wrong command gets one sentence, and changes nothing', async () => {
  const before = storefront.store.list('compositions');
  for (const [words, sentence] of [
    [['mf-toys'], /^There is no package 'mf-toys'\. Usage: npm run test:skew .*\n$/],
    [['mf-basket@0.1.0-000000000000'], /^mf-basket 0\.1\.0-000000000000 was never published here\.\n$/],
    [['--base-url', 'shop'], /^--base-url is 'shop', which is not an address\. Usage: .*\n$/],
  ] as const) {
    const { code, output, errors } = await skew(...words);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(sentence);
  }
  const foreign = { ...storefront, dataDir: join(storefront.work, 'foreign') };
  const { code, errors } = await runTool(foreign, 'tools/test-skew.ts', '--base-url', storefront.url);
  expect([code, errors]).toEqual([1, expect.stringMatching(/^\S+foreign has no release key: DATA_DIR names .*\n$/)]);
  expect(existsSync(foreign.dataDir)).toBe(false);
  expect(storefront.store.list('compositions')).toEqual(before);
});
