import { spawnSync } from 'node:child_process';
import { publishRelease } from '@storefront/releases/publish-release';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';

/** Two letters and a space before each path. */
const STATUS_LENGTH = 3;

/** @throws Error when the tree has changes that no commit contains, so the version could not be built again */
function assertCommitted(root: string) {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  const [first, ...others] = stdout?.split('\n').filter(Boolean) ?? [];
  if (status !== 0 || !first) return;
  const more = others.length ? ` and ${others.length} more` : '';
  throw new Error(
    `There are uncommitted changes (${first.slice(STATUS_LENGTH)}${more}), so nothing was published: commit them, or add --uncommitted.`,
  );
}

/**
 * `publish`: builds a package and puts the build into the release store.
 * @throws Error when the package or its build has another name, its tree is not committed, or it cannot be built
 */
export async function publishPackage(
  { repository, store, key }: ReleaseSession,
  { name, build, uncommitted }: ReleaseCommandOf<'publish'>,
): Promise<void> {
  if (!repository.packages.includes(name))
    throw new Error(`${name} is not in this repository, which has ${repository.packages.join(', ')}.`);
  if (!uncommitted) assertCommitted(repository.root);
  if (build && !repository.build(name)) throw new Error(`${name} was not built; nothing was published.`);
  const manifest = await publishRelease(store, key, repository.folderOf(name), { expectedName: name });
  console.log(`Published ${name} ${manifest.version}`);
}
