import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { tiedNodeOptions } from '@storefront/testing/processes/tied-to-parent';

const root = resolve(import.meta.dirname, '../../..');

/** `npm run record`, as a person runs it in a terminal, whose page a test drives instead of a window. */
export class RecordCommand {
  private output = '';
  private errors = '';
  private readonly process: ChildProcess;
  private readonly end: Promise<number | NodeJS.Signals | null>;

  /** @param port where its page can be driven. @param words its arguments */
  constructor(
    private readonly port: number,
    ...words: readonly string[]
  ) {
    this.process = spawn('npm', ['run', '--silent', 'record', '--', ...words], {
      cwd: root,
      // A terminal sends Ctrl+C to all processes of a group.
      detached: true,
      env: {
        ...process.env,
        RECORD_PORT: String(port),
        NODE_OPTIONS: tiedNodeOptions(process.env.NODE_OPTIONS),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk;
    });
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk;
    });
    this.end = new Promise((done) => this.process.once('close', (code, signal) => done(code ?? signal)));
  }

  /** The page in which the visit is recorded. */
  async page(): Promise<Page> {
    await expect.poll(() => this.output + this.errors).toMatch(/^Shop in the window\./);
    const browser = await this.connect();
    const [page] = browser.contexts().flatMap((context) => context.pages());
    if (!page) throw new Error('The command has opened no page.');
    return page;
  }

  /** Another client of its browser. @throws Error when there is none */
  connect(): Promise<Browser> {
    return chromium.connectOverCDP(`http://127.0.0.1:${this.port}`);
  }

  pressControlC(): void {
    if (this.process.pid !== undefined) process.kill(-this.process.pid, 'SIGINT');
  }

  /** What it has printed, and its exit code or the signal that ended it, once it has ended. */
  async ended() {
    return { code: await this.end, output: this.output, errors: this.errors };
  }
}
