import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

/** Where a storefront of the built packages runs, and keeps its data. */
interface HarnessOptions {
  /** The repository. */
  readonly root: string;
  readonly port: number;
  readonly dataDir: string;
}

/** Starts the composed storefront with fresh data in a process of its own, and waits until it answers. */
export async function startHarness({ root, port, dataDir }: HarnessOptions): Promise<{ stop(): Promise<void> }> {
  const harness = spawn(process.execPath, ['--import', 'tsx', 'tools/harness.ts', 'all', '--fresh'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => end(harness);
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(100)) {
    if (harness.exitCode !== null) throw new Error(`The storefront ended with ${harness.exitCode}.`);
    const reply = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    if (reply?.ok) return { stop };
  }
  await stop();
  throw new Error(`The storefront did not answer within ${PATIENCE_MS / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
