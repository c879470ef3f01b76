import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { tiedNodeOptions } from '@storefront/testing/processes/tied-to-parent';
import { endGroup } from './process-group';

interface CommandOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** Buffers the output until the command has ended, so that parallel output stays readable. */
  buffersOutput?: boolean;
}

/** The process groups of the running commands, by leader. */
const leaders = new Set<number>();

/** Ends all running commands and their process groups; resolves when they are gone. */
export async function stopCommands(): Promise<void> {
  await Promise.all([...leaders].map(endGroup));
}

interface StartedGroup {
  readonly child: ChildProcess;
  /** Resolves with the exit code when no process of the group is left. */
  readonly ended: Promise<number>;
}

/** Starts a command that leads a process group, which `stopCommands` ends. */
export function startGroup(command: string, words: readonly string[], options: SpawnOptions): StartedGroup {
  const child = spawn(command, words, { ...options, detached: true });
  const { pid } = child;
  if (pid) leaders.add(pid);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    // 'close' follows the last output of a pipe.
    child.on('close', async (code) => {
      // Processes that a command leaves running have no owner.
      if (pid) await endGroup(pid);
      if (pid) leaders.delete(pid);
      resolve(code ?? 1);
    });
  });
  return { child, ended };
}

/**
 * Runs a command with its output shown and resolves with its exit code. It leads a process group, which `stopCommands`
 * ends; if this process is killed, the command and the Node processes below it exit by themselves.
 */
export function runCommand(
  command: string,
  words: readonly string[],
  { cwd, env = {}, buffersOutput = false }: CommandOptions,
): Promise<number> {
  const { child, ended } = startGroup(command, words, {
    cwd,
    env: { ...process.env, ...env, NODE_OPTIONS: tiedNodeOptions(env.NODE_OPTIONS ?? process.env.NODE_OPTIONS) },
    stdio: buffersOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  child.on('close', () => process.stdout.write(Buffer.concat(output)));
  return ended;
}
