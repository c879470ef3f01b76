/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countResults } from './count-results';

const folder = mkdtempSync(join(tmpdir(), 'count-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));

test('the counts of all reports are summed; what is flaky or did not start has failed', () => {
  expect(countResults(join(folder, 'nothing'))).toEqual({ passed: 0, failed: 0, skipped: 0, notCompared: 0 });
  write('jest-unit.json', {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: 1,
  });
  write('playwright-visual.json', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 14 }, errors: [] });
  write('playwright-e2e.json', { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] });
  write('playwright-slots.json', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] });
  expect(countResults(folder)).toEqual({ passed: 12, failed: 5, skipped: 16, notCompared: 14 });
});
