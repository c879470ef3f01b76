import { type ChildProcess, spawn } from 'node:child_process';
import { tiedNodeOptions } from '@storefront/testing/processes/tied-to-parent';

/** A command that runs until it is stopped. */
export class RunningCommand {
  private readonly process: ChildProcess;
  private readonly ended: Promise<number | null>;
  private output = '';
  private errors = '';

  /** @param words the program and its arguments. @param environment variables besides those of this process */
  constructor(folder: string, [program = '', ...words]: readonly string[], environment: NodeJS.ProcessEnv) {
    const env = { ...process.env, ...environment, NODE_OPTIONS: tiedNodeOptions(process.env.NODE_OPTIONS) };
    const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = child;
    this.ended = new Promise((done) => child.once('close', done));
    child.stdout.on('data', (chunk: Buffer) => {
      this.output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      this.errors += chunk;
    });
  }

  /** Resolves with the first group of the pattern once it is printed. @throws Error when the command ends before */
  async printed(pattern: RegExp): Promise<string> {
    for (;;) {
      const [, found] = pattern.exec(this.output) ?? [];
      if (found !== undefined) return found;
      const code = await Promise.race([this.ended, new Promise((next) => this.process.stdout?.once('data', next))]);
      if (typeof code === 'number') throw new Error(`The command ended with ${code}. ${this.errors}`);
    }
  }

  /** The process stops replying, or goes on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.process.kill(signal);
  }

  /** @returns its exit code */
  stop(): Promise<number | null> {
    this.process.kill('SIGTERM');
    return this.ended;
  }
}
