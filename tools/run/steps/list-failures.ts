import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's message to show; the rest is in the step's output. */
const MAX_LINES = 14;

interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** The first lines, without colour codes. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MAX_LINES)
    .map((line) => `    ${line.slice(0, 300)}`);

const ofJest = ({ testResults = [] }: JestReport) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that failed to load has no failed test.
    if (!assertionResults.length && message) return [[name, ...firstLines(message)]];
    return failed.map(({ fullName, failureMessages }) => [`${name} › ${fullName}`, ...firstLines(failureMessages[0])]);
  });

const ofSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[][] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => [
        `${file}:${line} › ${title}${projectName ? ` (${projectName})` : ''}`,
        ...(results[0]?.errors ?? []).flatMap(({ message }) => firstLines(message)),
      ]),
  ),
  ...suites.flatMap(ofSuite),
];

const ofPlaywright = ({ suites = [], errors = [] }: PlaywrightReport) => [
  ...suites.flatMap(ofSuite),
  ...errors.map(({ message }) => ['The suite itself', ...firstLines(message)]),
];

/** Summarises the failures in the reports of `folder` for the end of a long run: location and first line of each. */
export function listFailures(folder: string): string[] {
  const lines: string[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!name.endsWith('.json')) continue;
    const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as JestReport & PlaywrightReport;
    for (const failure of [...ofJest(report), ...ofPlaywright(report)]) lines.push(...failure, '');
  }
  return lines;
}
