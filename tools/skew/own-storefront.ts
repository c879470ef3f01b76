import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { publisherStoreOf, releaseKeyOf } from '@storefront/release-tool/session/data-folder';
import { probeAndPromote } from '@storefront/releases/channels/promote';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import { removeInstallationSettings } from '@storefront/testing/storefront/remove-installation-settings';
import { releasePackages } from '../run/packages/package-names';
import { claimHarnessFolder } from '../run/storefront/harness-folder';
import { prepareStorefront } from '../run/storefront/prepare-storefront';
import { startHarness } from '../run/storefront/start-harness';
import { buildAt, earlierCommits } from './earlier-builds';

/** A storefront of its own, whose channel has shown the versions that git has. */
export interface OwnStorefront {
  readonly dataDir: string;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a storefront that shows the builds of this tree, after it has shown the two versions before of each package. */
export async function startOwnStorefront(root: string, port: number): Promise<OwnStorefront> {
  removeInstallationSettings();
  const dataDir = mkdtempSync(join(tmpdir(), 'skew-'));
  const home = join(root, '.data');
  mkdirSync(home, { recursive: true });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  // Also when the start is interrupted.
  process.once('exit', remove);
  try {
    claimHarnessFolder(dataDir, { remote: 'all', neighbours: 'none' }, false);
    await prepareStorefront({ root, port, dataDir, home });
    await showEarlierVersions(root, dataDir, home);
    const stop = await startHarness(root, port, dataDir);
    return { dataDir, url: `http://localhost:${port}`, stop: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Promotes the oldest version of each package, then the one after it, then the builds of the tree again. */
async function showEarlierVersions(root: string, dataDir: string, home: string): Promise<void> {
  const key = releaseKeyOf(dataDir);
  const store = publisherStoreOf(dataDir, key, { name: 'npm run test:skew' });
  const newest = currentComposition(store, key)?.packages ?? {};
  const rounds: Record<string, string>[] = [{}, {}];
  for (const name of releasePackages)
    for (const [round, commit] of earlierCommits(root, name).entries()) {
      try {
        const { folder } = await buildAt(root, name, commit, home);
        const { version } = await publishRelease(store, key, folder);
        Object.assign(rounds[round] ?? {}, { [name]: version });
      } catch (error) {
        console.log(`N-${round + 1} of ${name} is left out: ${errorMessage(error)}`);
      }
    }
  const back = Object.fromEntries(Object.entries(newest).map(([name, { version }]) => [name, version]));
  // Each is shown as a whole: how versions get on with each other is what is tested later.
  for (const versions of [...rounds.reverse(), back])
    await probeAndPromote(store, key, { ...back, ...versions }, new Date(), async () => undefined, true);
}
