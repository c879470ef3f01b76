import { resolve } from 'node:path';
import type { FullConfig, Suite, TestCase } from '@playwright/test/reporter';
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
  new OwnerReporter().onBegin({} as FullConfig, { allTests: () => tests } as Suite);
  expect(tests.map(({ tags }) => tags.slice(1))).toEqual([
    ['@mf-basket', '@team-basket'],
    ['@mf-slots', '@team-slots'],
    ['@e2e', '@team-platform'],
  ]);
});
