import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { draftFolder } from './draft-folder';
import { releasePackages } from './package-names';

const PREFIX = 'assets-';

/** The names of all built browser files, which contain content hashes. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const name of releasePackages)
    for (const file of readdirSync(join(root, name, 'dist/browser')).sort()) hash.update(`${name}/${file}\n`);
  return hash.digest('hex').slice(0, 16);
}

interface ReleasedStorefront {
  readonly root: string;
  readonly dataDir: string;
  /** The folder that suites share. */
  readonly home: string;
  /** Packages with builds that are not the tree's, whose assets are not stored. */
  readonly otherBuilds?: Readonly<Record<string, string>>;
}

/**
 * Releases the builds into `dataDir`, reusing the assets compressed by an earlier run, which saves four seconds, and
 * stores them for the next one.
 * @param release publishes and promotes; assets in the store are not compressed again
 */
export async function releaseWithCachedAssets(
  { root, dataDir, home, otherBuilds = {} }: ReleasedStorefront,
  release: () => Promise<unknown>,
): Promise<void> {
  const cached = join(home, PREFIX + fingerprint(root));
  const assets = join(dataDir, 'releases/assets');
  if (existsSync(cached)) cpSync(cached, assets, { recursive: true });
  await release();
  const isWhole = releasePackages.every((name) => existsSync(join(assets, name)) && !otherBuilds[name]);
  if (existsSync(cached) || !isWhole) return;
  mkdirSync(home, { recursive: true });
  const draft = draftFolder(home);
  cpSync(assets, draft, { recursive: true });
  for (const name of readdirSync(home))
    if (name.startsWith(PREFIX)) rmSync(join(home, name), { recursive: true, force: true });
  // Another suite may have stored them meanwhile.
  if (existsSync(cached)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, cached);
}
