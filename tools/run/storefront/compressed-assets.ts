import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'compressed-assets';
/** A file that was stored this long ago is compressed again. */
const KEPT_MS = 14 * 86_400_000;

interface ReleasedBuilds {
  /** The folder of the new release store. */
  readonly releases: string;
  /** The folder that suites share. */
  readonly home: string;
  /** The folders of the packages to release, by name. */
  readonly builds: Readonly<Record<string, string>>;
}

/**
 * Releases builds into an empty release store, reusing the assets that an earlier run compressed, and stores them for the
 * next one: compressing those of all packages takes 4 to 8 s of CPU time. Their names contain hashes of their content,
 * and the release compares them with it.
 * @param release publishes and promotes; assets in the store are not compressed again
 */
export async function releaseWithCachedAssets(
  { releases, home, builds }: ReleasedBuilds,
  release: () => Promise<unknown>,
): Promise<void> {
  const store = join(releases, 'assets');
  const cache = join(home, FOLDER);
  const files = Object.entries(builds).flatMap(compressedFiles);
  for (const file of files) copyOnce(join(cache, file), join(store, file));
  await release();
  for (const file of files) copyOnce(join(store, file), join(cache, file));
  for (const name of Object.keys(builds)) removeOld(join(cache, name));
}

/** The compressed forms that a package's files may have, relative to the folder of all assets. */
function compressedFiles([name, folder]: readonly [string, string]): string[] {
  const browser = join(folder, 'dist/browser');
  // The release says which build is missing.
  const files = existsSync(browser) ? readdirSync(browser) : [];
  return files.flatMap((file) => [join(name, `${file}.br`), join(name, `${file}.gz`)]);
}

/** Copies a file that exists to where none is yet. Other suites read and write there, too. */
function copyOnce(from: string, to: string): void {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${randomUUID()}`;
  try {
    copyFileSync(from, draft);
    renameSync(draft, to);
  } catch (error) {
    // Another suite removed it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function removeOld(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const stored = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stored && Date.now() - stored.mtimeMs > KEPT_MS) rmSync(join(folder, name), { force: true });
  }
}
