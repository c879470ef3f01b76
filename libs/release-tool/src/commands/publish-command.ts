import type { BuildSource } from '@storefront/releases/compositions/composition.types';
import { publishRelease } from '@storefront/releases/publishing/publish-release';
import type { Command } from 'commander';
import { NAME_ARGUMENT } from '../options/shared-options';
import type { ReleaseContext } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { runGit } from '../session/run-git';
import { packageName } from '../versions/named-versions';

interface PublishOptions {
  readonly build: boolean;
  readonly uncommitted?: boolean;
}

export const addPublishCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('publish')
    .description('build a package and put it into the release store')
    .argument(...NAME_ARGUMENT)
    .option('--no-build', 'publish what is in dist; its record names no commit')
    .option('--uncommitted', 'although the tree has changes that no commit contains; the record says so')
    .action(async (name: string, options: PublishOptions) => {
      const session = await open({});
      return publishPackage(session, packageName(name, session.packages), options);
    });

/** Two letters and a space before each path. */
const STATUS_LENGTH = 3;

/** Paths with changes that no commit contains; undefined outside a repository. */
const uncommittedPaths = (root: string): string[] | undefined =>
  runGit(root, 'status', '--porcelain')
    ?.split('\n')
    .filter(Boolean)
    .map((line) => line.slice(STATUS_LENGTH));

/** @throws Error when the tree has changes that no commit contains, so the version could not be built again */
function assertCommitted([first, ...others]: readonly string[]) {
  if (first === undefined) return;
  const more = others.length ? ` and ${others.length} more` : '';
  throw new Error(
    `There are uncommitted changes (${first}${more}), so nothing was published: commit them, or add --uncommitted.`,
  );
}

/** What a build of this tree is made from. @param paths those with uncommitted changes */
function sourceOf(root: string, paths: readonly string[]): BuildSource {
  const commit = runGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD');
  return { ...(commit && { commit }), ...(paths.length > 0 && { uncommitted: true }) };
}

/**
 * `publish`: builds a package and puts the build into the release store.
 * @throws Error when the package or its build has another name, its tree is not committed, it cannot be built, or a
 * shared library has changed without a new version
 */
export async function publishPackage(
  { repository, store, key }: ReleaseSession,
  name: string,
  { build, uncommitted }: PublishOptions,
): Promise<void> {
  const { root } = repository;
  if (!repository.packages.includes(name))
    throw new Error(`${name} is not in this repository, which has ${repository.packages.join(', ')}.`);
  const paths = uncommittedPaths(root);
  if (paths && !uncommitted) assertCommitted(paths);
  // A build that was there before may be of another commit or of changes since undone, and nothing in it says so.
  const source = paths && build ? sourceOf(root, paths) : {};
  if (build && !repository.build(name)) throw new Error(`${name} was not built; nothing was published.`);
  const publication = { expectedName: name, source, reservesLibraries: true };
  const manifest = await publishRelease(store, key, repository.folderOf(name), publication);
  console.log(`Published ${name} ${manifest.version}`);
}
