import { releaseWithKeptAssets } from './compressed-assets';
import { releaseBuilds, releasePackages } from './release-packages';
import { copySeededDatabase } from './seeded-database';

interface NewStorefront {
  readonly root: string;
  readonly port: number;
  /** Empty, or not there yet. */
  readonly dataDir: string;
  /** Where what suites share is kept. */
  readonly home: string;
  /** Which builds it shows; all, unless named. */
  readonly packages?: readonly string[];
}

/** Releases the builds into an empty data folder and puts a seeded database there, both from what earlier runs made. */
export async function prepareStorefront(storefront: NewStorefront): Promise<void> {
  const { root, dataDir, packages = releasePackages } = storefront;
  await releaseWithKeptAssets(storefront, () => releaseBuilds(root, dataDir, packages));
  await copySeededDatabase(storefront);
}
