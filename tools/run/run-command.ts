import { spawn } from 'node:child_process';
import { tiedNodeOptions } from '@storefront/testing/tied-to-parent';
import { endGroup } from './process-group';

interface CommandOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** Keeps the output until the command has ended, so that two at once can be read. */
  held?: boolean;
}

/** The groups of the commands that run now, by their leaders. */
const leaders = new Set<number>();

/** Ends every command that runs now, with all that they started; resolves when they are gone. */
export async function stopCommands(): Promise<void> {
  await Promise.all([...leaders].map(endGroup));
}

/**
 * Runs a command with its output shown and resolves with its exit code. It leads a process group of its own, which
 * `stopCommands` ends; should this process be killed, the command and every Node process below it end by themselves.
 */
export function runCommand(
  command: string,
  words: readonly string[],
  { cwd, env = {}, held = false }: CommandOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd,
      detached: true,
      env: { ...process.env, ...env, NODE_OPTIONS: tiedNodeOptions(env.NODE_OPTIONS ?? process.env.NODE_OPTIONS) },
      stdio: held ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const { pid } = child;
    if (pid) leaders.add(pid);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    child.on('error', () => resolve(127));
    // 'close' comes after the last output of a pipe.
    child.on('close', async (code) => {
      process.stdout.write(Buffer.concat(said));
      // What a command leaves running belongs to nobody any more.
      if (pid) await endGroup(pid);
      if (pid) leaders.delete(pid);
      resolve(code ?? 1);
    });
  });
}
