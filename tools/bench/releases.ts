/**
 * How long a change of mf-basket takes from its source until a storefront shows it, and how long to take it back, by the
 * commands of a team. [--rounds 10]. Every run is written to docs/measurements/releases.json.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeInstallationSettings } from '@storefront/testing/remove-installation-settings';
import { buildPackages } from '../run/build-packages';
import { claimHarnessFolder } from '../run/harness-folder';
import { prepareStorefront } from '../run/prepare-storefront';
import { startHarness } from '../run/start-harness';
import { treeOfCommit } from '../run/tree-of-commit';
import { type ReleaseRun, runRound } from './release-round';

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 4700);
const { values: options } = parseArgs({
  strict: false,
  options: { rounds: { type: 'string', default: '10' } },
});
const rounds = Number(options.rounds);

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

removeInstallationSettings();
await buildPackages(root);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-releases-'));
const tree = treeOfCommit(root, 'HEAD');
// Its render process checks a composition before it is promoted.
cpSync(join(root, 'shell/dist'), join(tree, 'shell/dist'), { recursive: true });
process.once('exit', () => {
  for (const folder of [dataDir, tree]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
let stop: (() => Promise<void>) | undefined;
try {
  claimHarnessFolder(dataDir, { remote: 'all', neighbours: 'none' }, false);
  const home = join(root, '.data');
  mkdirSync(home, { recursive: true });
  await prepareStorefront({ root, port, dataDir, home });
  stop = await startHarness(root, port, dataDir);
  const [load = 0] = loadavg();
  const page = join(tree, 'mf-basket/src/exposes/BasketPage.tsx');
  const runs: ReleaseRun[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    appendFileSync(page, `\nObject.assign(globalThis, { round: ${round} });\n`);
    runs.push(await runRound({ tree, dataDir, origin: `http://localhost:${port}` }));
    console.log(`${round}/${rounds} ${JSON.stringify(runs.at(-1))}`);
  }
  report(runs, load);
} finally {
  await stop?.();
}

function report(runs: readonly ReleaseRun[], load: number): void {
  const names = Object.keys(runs[0] ?? {}) as (keyof ReleaseRun)[];
  const medians = Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]));
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const measured = {
    ...{ at: new Date().toISOString(), commit, processors: availableParallelism(), loadAtStart: load },
    ...{ unit: 'seconds', medians, runs },
  };
  mkdirSync(join(root, 'docs/measurements'), { recursive: true });
  writeFileSync(join(root, 'docs/measurements/releases.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.table(medians);
}
