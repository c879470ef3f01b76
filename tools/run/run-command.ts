import { spawn } from 'node:child_process';

/**
 * Runs a command with its output shown, or `held` until it has ended, so that two at once can be read; resolves with its
 * exit code. Its whole group ends with this process.
 */
export function runCommand(
  command: string,
  words: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>>; held?: boolean },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: options.held ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', () => resolve(127));
    // 'close' comes after the last word of a pipe.
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}
