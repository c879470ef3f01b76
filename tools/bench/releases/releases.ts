/**
 * How long a change of a remote takes from its source until a storefront shows it, and how long to take it back, by the
 * commands of a team: of mf-basket in this tree, or with --outside of a new remote with a repository of its own.
 * [--outside] [--rounds 10]. Every run is written to docs/measurements, the medians to docs/measurements/releases.md.
 */
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { removeInstallationSettings } from '@storefront/testing/storefront/remove-installation-settings';
import { buildPackages } from '../../run/packages/build-packages';
import { claimHarnessFolder } from '../../run/storefront/harness-folder';
import { prepareStorefront } from '../../run/storefront/prepare-storefront';
import { startHarness } from '../../run/storefront/start-harness';
import { benchOptions, countOf } from '../bench-options';
import { type BenchResources, withResources } from '../bench-resources';
import { writeReleaseFigures } from './release-figures';
import { type MeasuredStorefront, type ReleaseRun, runRound } from './release-round';
import { basketInTree, listsOutside } from './team-remotes';

const root = resolve(import.meta.dirname, '../../..');
const port = Number(process.env.PORT ?? 4700);
/** The storefront's processes listen on the ports below. */
const REGISTRY_PORT_OFFSET = 15;

await withResources(async (resources) => {
  const { rounds, isOutside } = readOptions();
  const [load = 0] = loadavg();
  const storefront = await startStorefront(resources);
  const remote = isOutside
    ? await listsOutside(root, resources, storefront, port + REGISTRY_PORT_OFFSET)
    : basketInTree(root, resources);
  const runs: ReleaseRun[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    runs.push(await runRound(remote, storefront, round));
    console.log(`${round}/${rounds} ${JSON.stringify(runs.at(-1))}`);
  }
  console.table(writeReleaseFigures(root, isOutside ? 'outside' : 'inside', runs, load));
});

/** @throws Error when the number of rounds is none */
function readOptions() {
  const values = benchOptions({
    releases: { type: 'boolean' },
    outside: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '10' },
  });
  const rounds = countOf('--rounds', values.rounds);
  return { rounds, isOutside: values.outside };
}

/** Starts a storefront of this tree's builds. */
async function startStorefront(resources: BenchResources): Promise<MeasuredStorefront> {
  removeInstallationSettings();
  await buildPackages(root);
  const dataDir = resources.temporaryFolder('bench-releases-');
  claimHarnessFolder(dataDir, { remote: 'all', neighbours: 'none' }, false);
  const home = join(root, '.data');
  mkdirSync(home, { recursive: true });
  await prepareStorefront({ root, port, dataDir, home });
  resources.onEnd(await startHarness(root, port, dataDir));
  return { dataDir, origin: `http://localhost:${port}` };
}
