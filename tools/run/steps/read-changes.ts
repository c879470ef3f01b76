import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Changes, productFiles } from './affected-steps';

const git = (root: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function exists(root: string, commit: string): boolean {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The base of the comparison: origin/main if it exists, otherwise the previous commit. */
export const defaultBase = (root: string): string => (exists(root, 'origin/main') ? 'origin/main' : 'HEAD~1');

/** Changes since the branch left `base`, committed or not. */
function changedFiles(root: string, base: string): string[] {
  const start = git(root, 'merge-base', base, 'HEAD');
  const lines = [
    git(root, 'diff', '--name-only', '--no-renames', start),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lines.join('\n').split('\n').filter(Boolean))];
}

/** The projects of the files and their dependants, by nx. */
function affectedProjects(root: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const words = [nx, 'show', 'projects', '--affected', '--json', `--files=${files.join(',')}`];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const output = execFileSync(process.execPath, words, { cwd: root, env, encoding: 'utf8' });
  return JSON.parse(output) as string[];
}

/**
 * What changed since `base`.
 * @throws Error when git does not know the commit
 */
export function readChanges(root: string, base: string): Changes {
  if (!exists(root, base)) throw new Error(`git has no commit ${base}: pass another with --base`);
  const files = changedFiles(root, base);
  const products = affectedProjects(root, productFiles(files));
  const owners = files.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => /^(libs\/)?[\w-]+/.exec(file)?.[0]);
  const tested = [
    ...products,
    ...owners.flatMap((folder) => (folder ? [folder.replace('libs/', '@storefront/')] : [])),
  ];
  return { files, products, tested: [...new Set(tested)].filter((name) => name !== 'tools' && name !== 'services') };
}
