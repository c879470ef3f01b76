import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Skipped screens: their baselines were drawn with another browser or other fonts. */
  readonly notCompared: number;
}

interface JestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
}
interface PlaywrightReport {
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors?: readonly unknown[];
}

const VISUAL_REPORT = 'playwright-visual.json';

/**
 * Sums the counts of the reporters, jest's JSON and Playwright's, over every file of `folder`. A flaky test counts as a
 * failure.
 */
export function countResults(folder: string): Counts {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  let notCompared = 0;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith('.json')) continue;
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as JestReport & PlaywrightReport;
    passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0);
    skipped += (report.numPendingTests ?? 0) + (report.stats?.skipped ?? 0);
    if (name === VISUAL_REPORT) notCompared = report.stats?.skipped ?? 0;
    failed += (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
    failed += (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0);
    // A suite that could not start has no failed tests.
    if (report.stats && !report.stats.expected && !report.stats.unexpected) failed += report.errors?.length ?? 0;
  }
  return { passed, failed, skipped, notCompared };
}
