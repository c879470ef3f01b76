import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { bundledCommand } from '../support/bundled-command';
import { type EndedCommand, runToEnd } from '../support/ended-command';

const root = resolve(import.meta.dirname, '../..');

/** The composed storefront in a separate process, so that a suite can release anything to it. */
export class OwnStorefront {
  readonly origin: string;
  private readonly work = mkdtempSync(join(tmpdir(), 'remotes-'));
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
  private process?: ChildProcess;
  /** What its processes have written so far: logs. */
  output = '';

  /** @param folder the workspace whose builds it runs. @param settings variables besides those of this process */
  constructor(
    private readonly port: number,
    private readonly folder = root,
    private readonly settings: Readonly<Record<string, string>> = {},
  ) {
    this.origin = `http://localhost:${port}`;
    // A copied remote finds its packages here.
    symlinkSync(join(root, 'node_modules'), join(this.work, 'node_modules'));
  }

  get store(): ReleaseStore {
    return new ReleaseStore(join(this.dataDir, 'releases'));
  }

  get key() {
    return releaseKey(join(this.dataDir, 'keys/release.pem'));
  }

  /** Resolves when the storefront answers. */
  async start(): Promise<void> {
    this.process = spawn(process.execPath, [...tiedToParent, '--import', 'tsx', 'tools/harness.ts', 'all', '--fresh'], {
      cwd: this.folder,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        BUILD: 'no',
        // The harness ignores the channel of an installation: a shell that followed it would show nothing.
        RELEASE_CHANNEL: 'another',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk;
      });
    await expect.poll(() => this.status(), { timeout: 120_000 }).toBe(200);
  }

  /** The reply of its health check; undefined while it does not reply. @throws Error when the storefront has ended */
  private async status(): Promise<number | undefined> {
    if (this.process?.exitCode !== null) throw new Error(`The storefront did not start.\n${this.output}`);
    return (await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => undefined))?.status;
  }

  async stop(): Promise<void> {
    const { process } = this;
    if (process?.exitCode === null) {
      const ended = new Promise((done) => process.once('exit', done));
      process.kill('SIGTERM');
      await ended;
    }
    for (const folder of [this.work, this.dataDir]) rmSync(folder, { recursive: true, force: true });
  }

  /** The variables with which a release command finds this storefront. */
  get releaseEnvironment() {
    return { PORT: String(this.port), DATA_DIR: this.dataDir, STOREFRONT_URL: this.origin };
  }

  /** Runs `npm run release` of this repository with these arguments against this storefront. */
  async runReleaseCommand(...words: string[]): Promise<EndedCommand> {
    return this.runNode(root, await bundledCommand('tools/release.ts'), ...words);
  }

  /** Runs a release command of the workspace whose builds it runs. */
  runOwnReleaseCommand(...words: string[]): Promise<EndedCommand> {
    return this.runNode(this.folder, '--import', 'tsx', 'tools/release.ts', ...words);
  }

  private runNode(cwd: string, ...words: string[]): Promise<EndedCommand> {
    return runToEnd(cwd, [process.execPath, ...words], { ...process.env, ...this.releaseEnvironment });
  }

  /** Copies a remote's sources out of the repository. @returns the folder of the copy */
  copyOf(remote: string): string {
    const copy = join(this.work, remote.split('/').at(-1) ?? remote);
    const isSource = (path: string) => !/\/(dist|node_modules)(\/|$)/.test(path);
    cpSync(join(root, remote), copy, { recursive: true, filter: isSource });
    return copy;
  }
}

/** Builds a remote by its own package's command. */
export function buildRemote(folder: string): Promise<void> {
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  return new Promise((done, failed) => {
    const words = ['--import', 'tsx', rspack, 'build', '--config', 'rspack.config.ts'];
    const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`The build ended with ${code}`))));
  });
}
