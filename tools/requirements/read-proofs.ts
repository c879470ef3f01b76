import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** A test with requirement ids in its title, and its result in one run. */
export interface Proof {
  readonly ids: readonly string[];
  /** The title without the ids. */
  readonly title: string;
  /** The test's file, relative to the repository. */
  readonly file: string;
  readonly passed: boolean;
}

interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults?: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
type PlaywrightReport = PlaywrightSuite & { readonly config?: { readonly rootDir: string } };

type Result = Omit<Proof, 'ids'>;

const ofJest = ({ testResults = [] }: JestReport): Result[] =>
  testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, file: name, passed: status === 'passed' })),
  );

/** Playwright reports a skipped test as 'ok', but it proves nothing. */
const ofPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): Result[] => [
  ...specs.map(({ title, file, ok, tests }) => ({
    title,
    file,
    passed: ok && tests.some(({ status }) => status === 'expected'),
  })),
  ...suites.flatMap(ofPlaywright),
];

const ID = /\[(\d+\.\d+)\]/g;

/**
 * Every test in a folder's jest and Playwright reports whose title contains a requirement id.
 * @param root the repository, to which file names are relative
 */
export function readProofs(folder: string, root: string): Proof[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name) => {
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as JestReport & PlaywrightReport;
    const base = report.config?.rootDir ?? root;
    return [...ofJest(report), ...ofPlaywright(report)].flatMap(({ title, file, passed }) => {
      const ids = [...title.matchAll(ID)].map(([, id = '']) => id);
      const words = title.replace(ID, '').replace(/\s+/g, ' ').trim();
      return ids.length ? [{ ids, title: words, file: relative(root, resolve(base, file)), passed }] : [];
    });
  });
}
