import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { WatchState } from '@storefront/releases/canaries/watch-memory';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';
import { bundledCommand } from '../../support/bundled-command';
import { shiftedClock } from './shifted-clock';
import type { TestStorefront } from './test-storefront';

type Watched = Pick<TestStorefront, 'dataDir' | 'shellUrl'>;

/** `npm run release -- watch` of a test's storefront, which runs until it is stopped. */
export class WatchCommand {
  errors = '';

  private constructor(
    private readonly watched: Watched,
    private readonly process: ChildProcess,
  ) {
    process.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk;
    });
  }

  /** @param clockMs how far the clock of its machine is ahead */
  static async start(watched: Watched, clockMs = 0): Promise<WatchCommand> {
    const words = ['watch', '--every', '1', '--shell', watched.shellUrl];
    const script = await bundledCommand('tools/release.ts');
    return new WatchCommand(
      watched,
      spawn(process.execPath, [...tiedToParent, script, ...words], {
        env: { ...process.env, DATA_DIR: watched.dataDir, ...shiftedClock(clockMs) },
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    );
  }

  /** What it knows of a canary's trial. */
  trial(name: string) {
    const file = join(this.watched.dataDir, 'state/watch/stable.json');
    const state = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WatchState) : undefined;
    return state?.trials[name];
  }

  /** Waits until it has read what the shell counted of these canaries, from which it counts on. */
  async hasBegun(versions: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, version] of Object.entries(versions)) {
      const counted = () => {
        const trial = this.trial(name);
        return trial?.canary.versions[name] === version ? Object.keys(trial.counted).length : 0;
      };
      await expect.poll(counted, { intervals: [100] }).toBe(1);
    }
  }

  stop(): void {
    this.process.kill();
  }
}
