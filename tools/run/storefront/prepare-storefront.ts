import { join } from 'node:path';
import { releasePackages } from '../packages/package-names';
import { releaseBuilds } from '../packages/release-packages';
import { releaseWithCachedAssets } from './compressed-assets';
import { copySeededDatabase } from './seeded-database';

interface NewStorefront {
  readonly root: string;
  readonly port: number;
  /** Empty, or missing. */
  readonly dataDir: string;
  /** The folder that suites share. */
  readonly home: string;
  /** The builds to show; all by default. */
  readonly packages?: readonly string[];
  /** Folders of further packages with builds that are not the tree's, by name. */
  readonly otherBuilds?: Readonly<Record<string, string>>;
}

/** Fills an empty data folder with the released builds and a seeded database, reusing the results of earlier runs. */
export async function prepareStorefront(storefront: NewStorefront): Promise<void> {
  const { root, dataDir, home, packages = releasePackages, otherBuilds = {} } = storefront;
  const builds = { ...Object.fromEntries(packages.map((name) => [name, join(root, name)])), ...otherBuilds };
  const [database, released] = await Promise.allSettled([
    copySeededDatabase(storefront),
    releaseWithCachedAssets({ releases: join(dataDir, 'releases'), home, builds }, () =>
      releaseBuilds(root, dataDir, packages, otherBuilds),
    ),
  ]);
  // Neither writes any more when this fails, so the caller can delete the folder.
  if (released.status === 'rejected') throw released.reason;
  if (database.status === 'rejected') throw database.reason;
}
