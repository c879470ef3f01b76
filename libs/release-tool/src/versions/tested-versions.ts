import { readResults, type TestResult } from '@storefront/releases/publishing/test-results';
import type { ReleaseSession } from '../session/release-session';

/** The results of a version that say that a suite failed. */
export const failuresOf = (results: readonly TestResult[]): TestResult[] =>
  results.filter(({ outcome }) => outcome === 'failed');

/**
 * Checks what suites have recorded about versions.
 * @param despiteFailures why a version with a failed result is allowed
 * @returns a line for each version that no suite has tested, to print once the versions are shown
 * @throws Error with the version and its failed suite
 */
export async function assertTested(
  { store, key }: Pick<ReleaseSession, 'store' | 'key'>,
  versions: Readonly<Record<string, string>>,
  despiteFailures?: string,
): Promise<string[]> {
  const failures: TestResult[] = [];
  const untested: string[] = [];
  for (const [name, version] of Object.entries(versions)) {
    const results = await readResults(store, key, name, version);
    failures.push(...failuresOf(results));
    if (results.length === 0) untested.push(`${name} ${version} was not tested: no suite has recorded a result`);
  }
  const [first] = failures;
  if (!first || despiteFailures) return untested;
  const others = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
  const detail = first.detail ? `, ${first.detail}` : '';
  throw new Error(
    `${first.suite} failed with ${first.name} ${first.version}${others}, as ${first.by} recorded at ${first.at}${detail}, so nothing was changed. Mend it and publish again, or add --despite-failures "REASON".`,
  );
}
