/**
 * Measures by browser tests that run many times.
 * --bucket [--rounds 10]: seconds from the moment when the bucket has accepted a promotion until the last of three
 * shells shows it. --visual [--rounds 20]: each screen against its baseline. Runs are written to docs/measurements.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../run/ensure-chromium';
import { buildPackages } from '../run/packages/build-packages';
import { runCommand } from '../run/run-command';
import { benchOptions, countOf } from './bench-options';
import { type BenchResources, withResources } from './bench-resources';
import { median } from './median';
import { writeMeasurement } from './write-measurement';

const root = resolve(import.meta.dirname, '../..');

interface Result {
  readonly status: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly Result[] }[];
  }[];
}
/** One run of a test. */
interface TestRun extends Result {
  readonly title: string;
}

await withResources(async (resources) => {
  const values = benchOptions({
    bucket: { type: 'boolean' },
    visual: { type: 'boolean' },
    rounds: { type: 'string' },
  });
  const rounds = countOf('--rounds', values.rounds ?? (values.bucket ? '10' : '20'));
  const [load = 0] = loadavg();
  await buildPackages(root);
  if (values.bucket) await measureBucket(resources, rounds, load);
  else await compareScreens(resources, rounds, load);
});

async function measureBucket(resources: BenchResources, rounds: number, load: number): Promise<void> {
  const title = 'three shells on a bucket show a promotion';
  const args = ['bucket.spec', `--grep=${title}`, '--workers=1'];
  const runs = await repeat(resources, 'e2e/resilience/playwright.config.ts', rounds, args);
  const seconds = runs.map((run) => {
    const measured = run.annotations.find(({ type }) => type.startsWith('seconds until'))?.description;
    if (run.status !== 'passed' || !measured) throw new Error(`'${title}' has failed.`);
    return Math.round(Number(measured) * 1000) / 1000;
  });
  const figures = { unit: 'seconds', median: median(seconds), longest: Math.max(...seconds), runs: seconds };
  writeMeasurement(root, 'bucket.json', load, figures);
  console.table([figures]);
}

async function compareScreens(resources: BenchResources, rounds: number, load: number): Promise<void> {
  const runs = await repeat(resources, 'e2e/visual/playwright.config.ts', rounds, []);
  const titles = [...new Set(runs.map(({ title }) => title))];
  const screens = titles.map((title) => {
    const ofScreen = runs.filter((run) => run.title === title);
    const passed = ofScreen.filter(({ status }) => status === 'passed').length;
    return {
      title,
      passed,
      failed: ofScreen.length - passed,
      seconds: ofScreen.map(({ duration }) => duration / 1000),
    };
  });
  const failed = screens.reduce((sum, screen) => sum + screen.failed, 0);
  writeMeasurement(root, 'visual.json', load, { comparisons: runs.length, failed, screens });
  console.log(`${runs.length} comparisons of ${titles.length} screens, ${failed} failed`);
}

/** Runs a suite so many times on one storefront. @throws Error when no test has run */
async function repeat(resources: BenchResources, config: string, rounds: number, args: readonly string[]) {
  const report = join(resources.temporaryFolder('bench-tests-'), 'report.json');
  const words = ['test', '-c', config, ...args, `--repeat-each=${rounds}`, '--reporter=list,json'];
  await runCommand(join(root, 'node_modules/.bin/playwright'), words, {
    cwd: root,
    env: { PLAYWRIGHT_CHROMIUM: await ensureChromium(root), PLAYWRIGHT_JSON_OUTPUT_NAME: report, BUILD: 'no' },
  });
  const runs = runsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite);
  if (!runs.length) throw new Error('No test has run.');
  return runs;
}

function runsOf({ suites = [], specs = [] }: Suite): TestRun[] {
  return [
    ...specs.flatMap(({ title, tests }) => tests.flatMap(({ results }) => results.map((one) => ({ title, ...one })))),
    ...suites.flatMap(runsOf),
  ];
}
