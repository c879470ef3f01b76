import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No `.json`: those are reports. */
const FILE = 'passed-steps';

interface PassedSteps {
  /** The tree that was tested, and the shard of it. */
  readonly of: string;
  readonly steps: readonly string[];
}

/** The id of the working tree with its uncommitted changes, as git would store it. */
export function workingTreeId(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-id-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, env, encoding: 'utf8' }).trim();
  try {
    git('add', '--all');
    return git('write-tree');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The steps of an earlier run that passed on the same tree, which are not run again. Their reports are kept; those of
 * other runs are removed.
 * @param reports the folder of the reports, which exists afterwards
 * @param of the tree and the shard
 */
export function resumeSteps(reports: string, of: string): readonly string[] {
  const file = join(reports, FILE);
  const earlier = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as PassedSteps);
  if (earlier && earlier.of === of) return earlier.steps;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return [];
}

/** Keeps the steps that have passed, for `resumeSteps`. */
export function keepPassedSteps(reports: string, of: string, steps: readonly string[]): void {
  writeFileSync(join(reports, FILE), `${JSON.stringify({ of, steps } satisfies PassedSteps, null, 2)}\n`);
}
