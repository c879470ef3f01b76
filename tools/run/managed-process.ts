import { type ChildProcess, spawn } from 'node:child_process';
import { tiedToParent } from '@storefront/testing/processes/tied-to-parent';

/** Grace period before a process is killed. */
const STOP_TIMEOUT_MS = 8000;

/** A child process that its parent stops, and that exits by itself if the parent is killed. */
export class ManagedProcess {
  private readonly child: ChildProcess;
  readonly exited: Promise<number>;
  private stopping = false;

  constructor(
    readonly name: string,
    file: string,
    env: Readonly<Record<string, string>>,
    args: readonly string[] = [],
  ) {
    this.child = spawn(process.execPath, [...tiedToParent, '--enable-source-maps', file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.exited = new Promise((resolve) => this.child.once('exit', (code) => resolve(code ?? 1)));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** True when it exited, or a signal killed it, without being stopped. */
  get failed(): boolean {
    return !this.stopping && this.hasEnded;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    this.stopping = true;
    this.child.kill('SIGKILL');
    await this.exited;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    const killer = setTimeout(() => this.child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(killer);
  }
}

/** Waits until `url` replies 200; throws when the process exits or the time is up. */
export async function untilHealthy(url: string, process_: ManagedProcess, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (process_.failed) throw new Error(`${process_.name} stopped before it was ready.`);
    const reply = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
    if (reply?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${process_.name} was not ready after ${timeoutMs / 1000} s (${url}).`);
}
