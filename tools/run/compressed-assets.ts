import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releasePackages } from './release-packages';

const PREFIX = 'assets-';

/** The names of everything built for browsers; each carries its content's hash. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const name of releasePackages)
    for (const file of readdirSync(join(root, name, 'dist/browser')).sort()) hash.update(`${name}/${file}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Releases the builds into `dataDir` with the assets that an earlier run compressed, which takes four seconds, and keeps
 * them for the next one.
 * @param home where what suites share is kept
 * @param release publishes and promotes; an asset that the store holds already is not compressed again
 */
export async function releaseWithKeptAssets(
  { root, dataDir, home }: { root: string; dataDir: string; home: string },
  release: () => Promise<unknown>,
): Promise<void> {
  const kept = join(home, PREFIX + fingerprint(root));
  const assets = join(dataDir, 'releases/assets');
  if (existsSync(kept)) cpSync(kept, assets, { recursive: true });
  await release();
  const isWhole = releasePackages.every((name) => existsSync(join(assets, name)));
  if (existsSync(kept) || !isWhole) return;
  mkdirSync(home, { recursive: true });
  const draft = mkdtempSync(join(home, 'draft-'));
  cpSync(assets, draft, { recursive: true });
  for (const name of readdirSync(home))
    if (name.startsWith(PREFIX)) rmSync(join(home, name), { recursive: true, force: true });
  // Another suite may have kept them meanwhile.
  if (existsSync(kept)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, kept);
}
