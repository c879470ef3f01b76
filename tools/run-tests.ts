/** Everything that must hold, in the order in which it fails fastest; the second half of `npm test`. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildPackages } from './run/build-packages';
import { countResults } from './run/count-results';
import { ensureChromium } from './run/ensure-chromium';
import { listFailures } from './run/list-failures';
import { runCommand, stopCommands } from './run/run-command';

const root = resolve(import.meta.dirname, '..');
const reports = resolve(root, process.env.REPORTS_DIR || 'reports');
const started = Date.now();
const failures: string[] = [];
/** `npm test -- unit api` runs the named steps alone, and the build before those that start what it makes. */
const only = process.argv.slice(2);
const STARTS_BUILDS = ['api', 'sandbox', 'race', 'fault', 'abuse'];
if (only.some((name) => STARTS_BUILDS.includes(name)) && !only.includes('build')) only.push('build');

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const seconds = () => Math.round((Date.now() - started) / 1000);

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = true;
    void stopCommands();
  });

async function step(name: string, run: () => Promise<number>) {
  if (stopped) return;
  if (only.length && !only.includes(name)) return;
  console.log(`\n[${seconds()} s] ${name}`);
  const code = await run().catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
  if (code !== 0) failures.push(name);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface JestOptions {
  readonly words?: string[];
  readonly env?: Record<string, string>;
  /** Shown when it has ended: another step shows its progress meanwhile. */
  readonly held?: boolean;
}

const jest = (config: string, report: string, options: JestOptions = {}) =>
  runCommand(
    bin('jest'),
    [
      '-c',
      join(root, config),
      '--json',
      `--outputFile=${join(reports, `jest-${report}.json`)}`,
      ...(options.words ?? []),
    ],
    { cwd: join(root, dirname(config)), env: options.env, held: options.held },
  );

/** jest itself would leave a core idle. */
const twoAtOnce = ['--maxWorkers=2'];
/** Some packages are ES modules alone, which jest loads behind a flag. */
const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

await step('types', () => runCommand(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json'], { cwd: root }));
await step('lint', () => runCommand('npm', ['run', '--silent', 'lint'], { cwd: root }));
await step('unit', () => jest('tools/unit/jest.config.mjs', 'unit', { env, words: twoAtOnce }));
await step('build', () => buildPackages(root).then(() => 0));
await step('api', () => jest('services/commerce-api/jest.config.mjs', 'api', { env, words: twoAtOnce }));
await step('sandbox', () => jest('services/sandbox/jest.config.mjs', 'sandbox', { env, words: twoAtOnce }));
await step('race', () => jest('services/commerce-api/jest.race.config.mjs', 'race', { env, words: ['--runInBand'] }));
// The one waits for connections to be cut off, the other for killed processes to come back: side by side they take as long
// as the longer.
await Promise.all([
  step('fault', () => jest('services/commerce-api/jest.fault.config.mjs', 'fault', { env, words: twoAtOnce })),
  step('abuse', () =>
    jest('services/commerce-api/jest.abuse.config.mjs', 'abuse', { env, words: ['--runInBand'], held: true }),
  ),
]);

let chromium: string | undefined;
const inBrowser = async (name: string, command: string, words: readonly string[]) => {
  chromium ??= await ensureChromium(root);
  return runCommand(command, words, {
    cwd: root,
    env: { PLAYWRIGHT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `playwright-${name}.json`) },
  });
};
const browser = (config: string, name: string) => inBrowser(name, bin('playwright'), ['test', '-c', config]);
/** A remote's suite by its own command; `filter` names files of it. */
const remoteSuite = (remote: string, filter: readonly string[] = []) =>
  inBrowser(remote, 'npm', ['run', '--silent', 'e2e', '-w', remote, '--', ...filter]);
await step('browser', () => browser('e2e/playwright.config.ts', 'e2e'));
await step('resilience', () => browser('e2e/resilience/playwright.config.ts', 'resilience'));
await step('sandbox-pages', () => browser('services/sandbox/e2e/playwright.config.ts', 'sandbox'));
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
// The composed suite holds the remotes' own specs. What is left is that each suite runs by its own command, alone.
await step('alone', async () => {
  const codes: number[] = [];
  for (const remote of remotes) codes.push(await remoteSuite(remote, ['alone/']));
  return Math.max(...codes);
});
// A remote's whole suite in its own harness, when it is named: `npm test -- mf-basket`.
for (const remote of remotes) if (only.includes(remote)) await step(remote, () => remoteSuite(remote));

// Some steps alone prove too little to compare.
if (!only.length && !failures.length)
  await step('requirements', () =>
    runCommand(process.execPath, ['--import', 'tsx', join(root, 'tools/requirements.ts'), '--check'], { cwd: root }),
  );

if (stopped) {
  console.log('Stopped.');
  process.exit(130);
}
const { passed, failed } = countResults(reports);
if (failures.length) {
  console.log('\nWhat failed:\n');
  for (const line of listFailures(reports)) console.log(line);
  console.log(`Failed steps: ${failures.join(', ')}`);
}
console.log(`\nTook ${seconds()} s`);
// A step that failed without a failed test (types, lint, a build) counts as one failure of its own.
const stepFailures = failures.filter((name) => ['types', 'lint', 'build', 'requirements'].includes(name)).length;
// So does one that died before its reporter could write.
const silent = failures.length > 0 && failed + stepFailures === 0 ? failures.length : 0;
console.log(`${passed} passed, ${failed + stepFailures + silent} failed`);
process.exit(failures.length ? 1 : 0);
