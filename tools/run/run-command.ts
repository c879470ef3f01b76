import { spawn } from 'node:child_process';

/** Runs a command with its output shown; resolves with its exit code. Its whole group ends with this process. */
export function runCommand(
  command: string,
  words: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', () => resolve(127));
    child.on('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}
