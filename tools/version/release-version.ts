import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const UNRELEASED = '## Unreleased\n';

/**
 * Moves what is under 'Unreleased' to a section of the version.
 * @param day of the release, as 2026-11-30
 * @throws Error when nothing is under it
 */
function releasedChangelog(text: string, version: string, day: string): string {
  const [before, after] = text.split(UNRELEASED);
  const entries = after?.split(/^## /m)[0]?.trim();
  if (before === undefined || !entries)
    throw new Error(
      'CHANGELOG.md has nothing under "## Unreleased": say there what changes for shoppers and operators.',
    );
  return text.replace(UNRELEASED, `${UNRELEASED}\n## ${version} (${day})\n`);
}

/**
 * Raises the version of the product: package.json, the lock file and the changelog, in one commit with a tag.
 * @param root the repository, without uncommitted changes
 * @param bump 'major', 'minor', 'patch' or a version, as `npm version` takes it
 * @returns the version
 * @throws Error with one sentence when something is uncommitted, nothing is under 'Unreleased', or npm refuses the version
 */
export function releaseVersion(root: string, bump: string, day: string): string {
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  if (run('git', 'status', '--porcelain'))
    throw new Error('Commit or stash what is changed first: a version is a commit and a tag.');
  const changelog = join(root, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  releasedChangelog(text, bump, day);
  const version = run('npm', 'version', bump, '--no-git-tag-version', '--workspaces-update=false').replace(/^v/, '');
  writeFileSync(changelog, releasedChangelog(text, version, day));
  run('git', 'commit', '--quiet', '--all', '--message', `Release ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  return version;
}
