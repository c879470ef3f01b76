import { spawn } from 'node:child_process';

/** How often to check that the parent process still runs. */
const POLL_INTERVAL_MS = 500;
const END_WITH_PARENT = new URL('../libs/testing/src/end-with-parent.mjs', import.meta.url).href;

/**
 * Runs a TypeScript tool in place of this process and ends with its exit code. When this process ends, by an interrupt,
 * a signal or the end of npm, it notifies the tool first, so that nothing is left running.
 */
export function runTypeScript(file, args, cwd) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, '--import', 'tsx', file, ...args], {
    cwd,
    stdio: 'inherit',
  });
  let isStopped = false;
  const stopTool = () => {
    if (isStopped) return;
    isStopped = true;
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopTool);
  // npm ends on a signal without forwarding it: becoming an orphan is the only notice.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopTool(), POLL_INTERVAL_MS).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
