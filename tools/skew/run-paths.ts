import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../run/ensure-chromium';
import { runCommand } from '../run/run-command';
import type { ShownComposition } from './show-compositions';

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tags: readonly string[];
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Why the main path of a package failed in a composition; undefined when it passed. */
export type PathFailure = (composition: string, path: string) => string | undefined;

/**
 * Runs the main paths of each composition in browsers that are shown it.
 * @param folder where the plan and the report are kept
 */
export async function runPaths(
  root: string,
  url: string,
  compositions: readonly ShownComposition[],
  folder: string,
): Promise<PathFailure> {
  const plan = join(folder, 'compositions.json');
  const report = join(folder, 'playwright.json');
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(plan, JSON.stringify(compositions));
  await runCommand(join(root, 'node_modules/.bin/playwright'), ['test', '-c', 'e2e/skew/playwright.config.ts'], {
    cwd: root,
    env: {
      PLAYWRIGHT_CHROMIUM: await ensureChromium(root),
      E2E_URL: url,
      SKEW_COMPOSITIONS: plan,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Its failures are cells, not tests of the suite that may have started it.
      PLAYWRIGHT_BLOB_OUTPUT_FILE: '',
    },
  });
  const outcomes = existsSync(report) ? readOutcomes(JSON.parse(readFileSync(report, 'utf8'))) : new Map();
  return (composition, path) => {
    const outcome = outcomes.get(keyOf(composition, path)) ?? 'it did not run';
    return outcome === PASSED ? undefined : outcome;
  };
}

const PASSED = 'passed';
const keyOf = (composition: string, path: string) => `${composition} @${path}`;

function readOutcomes(suite: PlaywrightSuite): Map<string, string> {
  const own = (suite.specs ?? []).flatMap(({ tags, tests }) =>
    tests.flatMap(({ projectName, status, results }) =>
      tags.map((tag): [string, string] => [
        keyOf(projectName, tag.replace('@', '')),
        status === 'expected' ? PASSED : firstLine(results.flatMap(({ errors = [] }) => errors)[0]?.message),
      ]),
    ),
  );
  return new Map([...own, ...(suite.suites ?? []).flatMap((one) => [...readOutcomes(one)])]);
}

const firstLine = (message = 'it failed'): string =>
  stripVTControlCharacters(message).split('\n').find(Boolean) ?? message;
