import { spawnSync } from 'node:child_process';
import { publishRelease } from '@storefront/releases/publish-release';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';

/** @throws Error when the tree has changes that no commit contains, so the version could not be built again */
function assertCommitted(root: string) {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout.trim())
    throw new Error(
      `There are uncommitted changes, so nothing was published. Commit them, or add --uncommitted:\n${stdout}`,
    );
}

/** `publish`: builds a package and puts the build into the release store. */
export async function publishPackage(
  { repository, store, key }: ReleaseSession,
  { name, build, uncommitted }: ReleaseCommandOf<'publish'>,
): Promise<void> {
  if (!repository.packages.includes(name))
    throw new Error(`${name} is not in this repository, which has ${repository.packages.join(', ')}.`);
  if (!uncommitted) assertCommitted(repository.root);
  if (build && !repository.build(name)) throw new Error(`${name} was not built; nothing was published.`);
  const manifest = await publishRelease(store, key, repository.folderOf(name));
  console.log(`Published ${name} ${manifest.version}`);
}
