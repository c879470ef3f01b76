import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run/run-command';
import { treeOfCommit } from '../run/working-trees/tree-of-commit';

/** Commits of one package that are looked at. */
const MAX_COMMITS = 2;

/** An earlier build of a package, as `publishRelease` takes it. */
export interface EarlierBuild {
  readonly name: string;
  /** A folder with its package.json and dist. */
  readonly folder: string;
}

const git = (root: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commits before those that changed the package's own product code last, newest first; fewer in a shallow clone. */
export function earlierCommits(root: string, name: string): string[] {
  const paths = [`${name}/src`, `${name}/remote.ts`, ':(exclude)*.test.ts', ':(exclude)*.test.tsx'];
  const changes = git(root, 'log', '-n', String(MAX_COMMITS), '--format=%P', '--', ...paths);
  return changes.split('\n').flatMap((parents) => parents.split(' ')[0] || []);
}

/**
 * Builds a package as it was at a commit, with the libraries of that commit and the installed packages.
 * @param home where builds are kept, so that each is made once
 * @throws Error when it does not build
 */
export async function buildAt(root: string, name: string, commit: string, home: string): Promise<EarlierBuild> {
  const folder = join(home, 'earlier-builds', `${name}-${commit.slice(0, 12)}`);
  if (existsSync(folder)) return { name, folder };
  const tree = treeOfCommit(root, commit);
  try {
    const code = await runCommand('npm', ['run', '--silent', 'build'], { cwd: join(tree, name), buffersOutput: true });
    if (code !== 0) throw new Error(`${name} does not build as it was at ${commit.slice(0, 8)}.`);
    const draft = mkdtempSync(join(home, 'draft-'));
    for (const part of ['package.json', 'dist']) cpSync(join(tree, name, part), join(draft, part), { recursive: true });
    forgetContents(join(draft, 'dist/browser-manifest.json'));
    mkdirSync(join(home, 'earlier-builds'), { recursive: true });
    renameSync(draft, folder);
    return { name, folder };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Not each commit that changes a library raises its version, and these builds meet those of other commits. */
function forgetContents(file: string): void {
  const { sharedContents: _contents, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(manifest));
}
