/** The second half of `npm test` and of `npm run test:all`: the checks, the fastest to fail first. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorMessage } from '@storefront/api/error-message';
import { buildPackages } from './run/packages/build-packages';
import { remoteNames } from './run/packages/package-names';
import { readCommandLine } from './run/read-command-line';
import { runCommand, stopCommands } from './run/run-command';
import { affectedSteps, everything } from './run/steps/affected-steps';
import { BrowserSuites } from './run/steps/browser-suites';
import { countResults } from './run/steps/count-results';
import { FULL_STEPS, GATE_SEED, gateArguments } from './run/steps/gate';
import { listFailures } from './run/steps/list-failures';
import { keepPassedSteps, resumeSteps, workingTreeId } from './run/steps/passed-steps';
import { defaultBase, readChanges } from './run/steps/read-changes';
import { STEPS, StepRunner } from './run/steps/run-steps';
import { readShard } from './run/steps/shard';
import { stepTable } from './run/steps/step-times';

const root = resolve(import.meta.dirname, '..');
const reports = resolve(root, process.env.REPORTS_DIR || 'reports');
const remotes = remoteNames(root);
const { values: options, positionals } = readCommandLine(
  {
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      affected: { type: 'boolean', default: false },
      base: { type: 'string' },
      shard: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  },
  'see CONTRIBUTING.md',
);
if (options.all && (options.affected || positionals.length)) {
  console.error('--all runs every step: leave --affected and the names of steps out.');
  process.exit(1);
}
const shard = (() => {
  try {
    return readShard(options.shard);
  } catch (error) {
    console.error(errorMessage(error));
    process.exit(1);
  }
})();

const base = options.base ?? defaultBase(root);
const selected = options.affected ? affectedSteps(readChanges(root, base), remotes) : everything(remotes);
if (options.affected)
  console.log(
    selected.everythingBecause
      ? `Everything runs: ${selected.everythingBecause} has changed since ${base}, and may reach all of it.`
      : `Since ${base} these steps are affected: ${selected.steps.join(', ')}`,
  );
const unknown = positionals.find((name) => ![...STEPS, ...remotes].includes(name));
if (unknown !== undefined) {
  console.error(`There is no step '${unknown}'. The steps are ${[...STEPS, ...remotes].join(', ')}.`);
  process.exit(1);
}
/** `npm test -- unit api` runs only the named steps, with the build before those that need it. */
const only = positionals.length ? positionals : selected.steps;
/** Samples of the matrices; all of them when the caller names a step. */
const isGate = !options.all && positionals.length === 0;
/** `standalone` and `visual` run beside another suite, and two must not build into the same folders. */
const STEPS_ON_BUILDS = ['api', 'sandbox', 'race', 'fault', 'abuse', 'visual', 'standalone'];
const testedTree = options.all ? `${workingTreeId(root)} ${options.shard ?? ''}` : '';
const passedBefore = resumeSteps(reports, options.fresh ? '' : testedTree);
if (passedBefore.length) console.log(`On these files ${passedBefore.join(', ')} passed before, and do not run again.`);
if (isGate) console.log(`Larger suites run as samples (seed ${GATE_SEED}). npm run test:all runs them whole.`);
const isWanted = (name: string) => {
  if (passedBefore.includes(name) || (isGate && FULL_STEPS.includes(name))) return false;
  if (!shard.isFirst && ['types', 'lint'].includes(name)) return false;
  return (
    !only.length ||
    only.includes(name) ||
    name === 'browser-report' ||
    (name === 'build' && only.some((one) => STEPS_ON_BUILDS.includes(one)))
  );
};
const runner = new StepRunner(isWanted);
/** Builds may be gone, so they are made in every run. */
const passedSteps = () => [
  ...passedBefore,
  ...runner.times
    .filter(({ name, failed }) => !failed && !['build', 'browser-report'].includes(name))
    .map(({ name }) => name),
];
async function step(name: string, run: () => Promise<number>): Promise<void> {
  await runner.step(name, run);
  if (options.all) keepPassedSteps(reports, testedTree, passedSteps());
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    runner.stopped = true;
    void stopCommands();
  });

const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface JestOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  /** Shown after it has ended, because another step shows its progress meanwhile. */
  readonly buffersOutput?: boolean;
}

/** The arguments of the gate and of the shard. */
const furtherArguments = (step: string) => [...(isGate ? gateArguments(step) : []), ...shard.arguments];

const jest = (config: string, report: string, { args = [], env, buffersOutput }: JestOptions = {}) =>
  runCommand(
    bin('jest'),
    [
      ...['-c', join(root, config), '--json', `--outputFile=${join(reports, `jest-${report}.json`)}`],
      ...[...args, ...furtherArguments(report), ...(options.shard ? ['--passWithNoTests'] : [])],
    ],
    { cwd: join(root, dirname(config)), env, buffersOutput },
  );

/** By default jest would leave a core idle. */
const twoAtOnce = ['--maxWorkers=2'];
/** Their tests spend a third of the time waiting for gateways and processes; `fault` has three files. */
const threeAtOnce = ['--maxWorkers=3'];
/** Some packages are ES modules only, which jest loads behind a flag. */
const env = {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  GATE_SEED: isGate ? GATE_SEED : '',
};

/** Paths of the affected projects' unit tests, for jest. */
const unitPaths = selected.unitProjects.map((name) => `^${join(root, name.replace('@storefront/', 'libs/'))}/`);

// Each of the two workers occupies one core.
await Promise.all([
  step('build', () => (process.env.BUILD === 'no' ? Promise.resolve() : buildPackages(root)).then(() => 0)),
  (async () => {
    await step('types', () => runCommand(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'], { cwd: root }));
    await step('lint', () => runCommand('npm', ['run', '--silent', 'lint'], { cwd: root }));
  })(),
]);
await step('unit', () => jest('tools/unit/jest.config.mjs', 'unit', { env, args: [...twoAtOnce, ...unitPaths] }));
await step('api', () => jest('services/commerce-api/jest.config.mjs', 'api', { env, args: threeAtOnce }));
await Promise.all([
  step('race', () => jest('services/commerce-api/jest.race.config.mjs', 'race', { env, args: ['--runInBand'] })),
  step('sandbox', () =>
    jest('services/sandbox/jest.config.mjs', 'sandbox', { env, args: ['--runInBand'], buffersOutput: true }),
  ),
]);
// One waits for dropped connections, the other for killed processes: in parallel they take as long as the longer.
await Promise.all([
  step('fault', () => jest('services/commerce-api/jest.fault.config.mjs', 'fault', { env, args: threeAtOnce })),
  step('abuse', () =>
    jest('services/commerce-api/jest.abuse.config.mjs', 'abuse', { env, args: ['--runInBand'], buffersOutput: true }),
  ),
]);

const browser = new BrowserSuites({
  root,
  reports,
  isBuilt: () => runner.times.some(({ name, failed }) => name === 'build' && !failed),
  isStopped: () => runner.stopped,
});
await step('browser', () =>
  browser.suite('e2e/playwright.config.ts', 'e2e', [
    ...(selected.browserProjects ?? []).map((project) => `--project=${project}`),
    ...furtherArguments('browser'),
  ]),
);
const { unchangedRemotes } = selected;
await step('resilience', () =>
  browser.suite('e2e/resilience/playwright.config.ts', 'resilience', [
    // The title of a test of one remote's failures begins with that remote's name.
    ...(unchangedRemotes.length ? [`--grep-invert=(${unchangedRemotes.join('|')}): `] : []),
    ...furtherArguments('resilience'),
  ]),
);
// One waits while its storefront starts.
await Promise.all([
  step('visual', () => browser.suite('e2e/visual/playwright.config.ts', 'visual', shard.arguments)),
  step('sandbox-pages', () =>
    browser.suite('services/sandbox/e2e/playwright.config.ts', 'sandbox', shard.arguments, { buffersOutput: true }),
  ),
]);
// The composed suite includes the remotes' own specs. These steps check that each suite also runs alone by its own
// command, two at a time, because one waits while its storefront starts.
await step('standalone', async () => {
  const waiting = shard.partOf(selected.remotes);
  const worker = async (): Promise<number> => {
    let worst = 0;
    for (let remote = waiting.shift(); remote && !runner.stopped; remote = waiting.shift())
      worst = Math.max(worst, await browser.standaloneSuite(remote));
    return worst;
  };
  return Math.max(...(await Promise.all([worker(), worker()])));
});
// A remote's whole suite in its own harness, when named: `npm test -- mf-basket`.
for (const remote of remotes) if (only.includes(remote)) await step(remote, () => browser.remoteSuite(remote));

/** The page with the results of all browser suites. */
const browserReport = join(reports, 'browser');
if (existsSync(browser.blobs))
  await step('browser-report', () =>
    runCommand(bin('playwright'), ['merge-reports', '-c', 'tools/browser-report/playwright.config.ts', browser.blobs], {
      cwd: root,
      env: { PLAYWRIGHT_HTML_OUTPUT_DIR: browserReport },
    }),
  );

// A partial run proves too little to compare.
if (!only.length && !options.shard && !runner.failures.length)
  await step('requirements', () =>
    runCommand(process.execPath, ['--import', 'tsx', join(root, 'tools/requirements.ts'), '--check'], { cwd: root }),
  );

if (runner.stopped) {
  console.log('Stopped.');
  process.exit(130);
}
const { failures } = runner;
const { passed, failed, skipped, notCompared } = countResults(reports);
if (failures.length) {
  console.log('\nWhat failed:\n');
  for (const line of listFailures(reports)) console.log(line);
  if (browser.recordedFailures)
    console.log(
      `The failed tests ran again, with a trace of each: ${pathToFileURL(join(browserReport, 'index.html'))}#?q=@traced`,
    );
  console.log(`Failed steps: ${failures.join(', ')}`);
}
console.log(`\n${stepTable(runner.times).join('\n')}`);
console.log(`\nTook ${Math.round(runner.seconds)} s`);
// A step that fails without a failed test (types, lint, a build) counts as one failure.
const stepFailures = failures.filter((name) =>
  ['types', 'lint', 'build', 'browser-report', 'requirements'].includes(name),
).length;
// So does a step that ended before its reporter could write.
const silent = failures.length > 0 && failed + stepFailures === 0 ? failures.length : 0;
if (skipped > 0) console.log(`${skipped} skipped`);
const unseen = notCompared ? `, ${notCompared} screens not compared with their baselines` : '';
console.log(`${passed} passed, ${failed + stepFailures + silent} failed${unseen}`);
process.exit(failures.length ? 1 : 0);
