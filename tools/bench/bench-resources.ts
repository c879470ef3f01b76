import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '@storefront/api/error-message';
import { stopCommands } from '../run/run-command';

/** What a measurement makes, and what must be gone when it ends. */
export class BenchResources {
  private readonly folders: string[] = [];
  private readonly stops: (() => Promise<void>)[] = [];

  /** @returns a new folder outside the tree */
  temporaryFolder(prefix: string): string {
    return this.own(mkdtempSync(join(tmpdir(), prefix)));
  }

  /** A folder that is removed at the end. */
  own(folder: string): string {
    this.folders.push(folder);
    return folder;
  }

  /** What stops a process that was started. Commands are stopped anyway. */
  onEnd(stop: () => Promise<void>): void {
    this.stops.push(stop);
  }

  async end(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
    await stopCommands();
    // A process that ends may have written there until now.
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Runs a measurement and removes what it has made, also when it fails or a signal stops it. A failure is printed, and
 * ends the process with 1.
 */
export async function withResources(measure: (resources: BenchResources) => Promise<void>): Promise<void> {
  const resources = new BenchResources();
  let ended: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      ended ??= resources.end().finally(() => process.exit(130));
    });
  try {
    await measure(resources);
  } catch (error) {
    // Commands that a signal stops fail, too.
    if (!ended) console.error(errorMessage(error));
    process.exitCode = 1;
  }
  await (ended ?? resources.end());
}
