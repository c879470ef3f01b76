import { spawn } from 'node:child_process';

/** What a command has written, and its exit code. */
export interface EndedCommand {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command to its end. @param words the program and its arguments. @param env its whole environment */
export function runToEnd(folder: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<EndedCommand> {
  const [program = '', ...args] = words;
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk: Buffer) => {
      text[stream] += chunk;
    });
  return new Promise((done) => child.once('close', (code) => done({ code, output: text.stdout, errors: text.stderr })));
}
