import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import OwnerReporter from './owner-reporter';

const root = resolve(import.meta.dirname, '../..');
/** A test as a merged report has it: its file stands as if its suite's folder were the repository. */
const merged = (suite: string, file: string) =>
  ({
    title: 'a test',
    tags: [suite],
    location: { file: resolve(root, file), line: 1, column: 1 },
  }) as unknown as TestCase;

test('a test of the merged report has the tags of the package and team that own its file', () => {
  const tests = [
    merged('@e2e', '../mf-basket/e2e/basket.spec.ts'),
    merged('@mf-slots/e2e', 'standalone/standalone.spec.ts'),
    merged('@e2e/resilience', 'calls.spec.ts'),
  ];
  new OwnerReporter().onBegin({ metadata: {} } as FullConfig, { allTests: () => tests } as Suite);
  expect(tests.map(({ tags }) => tags.slice(1))).toEqual([
    ['@mf-basket', '@team-basket'],
    ['@mf-slots', '@team-slots'],
    ['@e2e', '@team-platform'],
  ]);
});

test('a failed test belongs to the owner of its page, and the report names composition and versions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-reporter-'));
  process.env.TESTED_COMPOSITION = join(folder, 'composition.json');
  const packages = [{ name: 'mf-slots', version: '0.1.0-a', routes: [{ path: '/stores/:storeSlug/time-slots' }] }];
  writeFileSync(process.env.TESTED_COMPOSITION, JSON.stringify({ id: '0123', packages }));
  const failing = (path: string) => ({
    ...merged('@e2e', '../mf-basket/e2e/basket.spec.ts'),
    annotations: [{ type: 'page', description: path }],
  });
  const tests = [failing('/stores/borough/time-slots'), failing('/elsewhere'), failing('/stores/borough/time-slots')];
  const config = { metadata: {} } as FullConfig;
  const reporter = new OwnerReporter();
  reporter.onBegin(config, { allTests: () => tests } as unknown as Suite);
  tests.forEach((test, at) => {
    reporter.onTestEnd(test as TestCase, { status: at < 2 ? 'failed' : 'passed' } as TestResult);
  });
  expect(tests.map(({ tags }) => tags)).toEqual([
    ['@e2e', '@mf-slots', '@team-slots'],
    ['@e2e', '@mf-basket', '@team-basket'],
    ['@e2e', '@mf-basket', '@team-basket'],
  ]);
  expect(config.metadata).toEqual({ composition: '0123', 'mf-slots': '0.1.0-a' });
  delete process.env.TESTED_COMPOSITION;
  rmSync(folder, { recursive: true });
});
