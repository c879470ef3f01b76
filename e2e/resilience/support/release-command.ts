import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { bundledCommand } from '../../support/bundled-command';
import type { TestStorefront } from './test-storefront';

const root = resolve(import.meta.dirname, '../../..');

export interface CommandOutcome {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Where a command finds its releases, and the storefront that must show them. */
type Releases = Pick<TestStorefront, 'dataDir' | 'shellUrl' | 'env'> & {
  /** Ends the command by SIGKILL; its code is null then. */
  readonly kill?: AbortSignal;
};

/** Runs `npm run release` with these arguments against a test's storefront. */
export const runRelease = async (releases: Releases, ...words: string[]) =>
  runScript(releases, [await bundledCommand('tools/release.ts'), ...words]);

/** Runs `storefront-release` in the folder of a remote with a repository of its own. */
export const runOwnRelease = (releases: Releases, folder: string, ...words: string[]) =>
  runScript(releases, [join(root, 'libs/release-tool/bin/storefront-release.mjs'), ...words], folder);

/** Runs a command that works with a test's storefront. @param file relative to the repository */
export const runTool = (releases: Releases, file: string, ...words: string[]) =>
  runScript(releases, ['--import', 'tsx', file, ...words]);

function runScript(
  { dataDir, shellUrl, env, kill }: Releases,
  args: readonly string[],
  cwd = root,
): Promise<CommandOutcome> {
  const command = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, STOREFRONT_URL: shellUrl, DATA_DIR: dataDir, RELEASE_AUTHOR: 'ann@example.com' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  kill?.addEventListener('abort', () => command.kill('SIGKILL'));
  const texts = { output: '', errors: '' };
  command.stdout.on('data', (chunk: Buffer) => {
    texts.output += chunk;
  });
  command.stderr.on('data', (chunk: Buffer) => {
    texts.errors += chunk;
  });
  return new Promise((done) => command.once('close', (code) => done({ code, ...texts })));
}
