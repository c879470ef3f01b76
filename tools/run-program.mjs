import { spawn } from 'node:child_process';
import { pinnedEnvironment, pinnedNode } from './pinned-node.mjs';

/** How often to check that the parent process still runs. */
const POLL_INTERVAL_MS = 500;
const END_WITH_PARENT = new URL('../libs/testing/src/processes/end-with-parent.mjs', import.meta.url).href;

/** Runs a TypeScript tool on the pinned Node.js in place of this process; see `runProgram`. */
export function runTypeScript(file, args, root) {
  runProgram('node', ['--import', END_WITH_PARENT, '--import', 'tsx', file, ...args], root);
}

/**
 * Runs a program on the pinned Node.js in place of this process and ends with its exit code. When this process ends, by an
 * interrupt, a signal or the end of npm, it notifies the program first, so that nothing is left running.
 */
export function runProgram(program, args, root, cwd = root) {
  const child = spawn(program, args, { cwd, env: pinnedEnvironment(pinnedNode(root)), stdio: 'inherit' });
  let isStopped = false;
  const stopProgram = () => {
    if (isStopped) return;
    isStopped = true;
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopProgram);
  // By default it opens a debugger, to anyone who can signal this process.
  process.on('SIGUSR1', () => undefined);
  // npm ends on a signal without forwarding it: becoming an orphan is the only notice.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopProgram(), POLL_INTERVAL_MS).unref();
  child.on('error', ({ message }) => {
    console.error(message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
