import { spawn } from 'node:child_process';

/** How often it is checked whether the process that started this one is still there. */
const LOOK_MS = 500;
const END_WITH_PARENT = new URL('../libs/testing/src/end-with-parent.mjs', import.meta.url).href;

/**
 * Runs a TypeScript tool in this process's place and ends with its exit code. Whatever ends this process, an interrupt, a
 * signal or the end of npm above it, the tool is told first, so that nothing it started is left behind.
 */
export function handOver(file, words, cwd) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, '--import', 'tsx', file, ...words], {
    cwd,
    stdio: 'inherit',
  });
  let told = false;
  const tell = () => {
    if (told) return;
    told = true;
    child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
  // npm ends on a signal without handing it on: being orphaned is the only word of it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell(), LOOK_MS).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
