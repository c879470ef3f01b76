import type { ProcessContent } from '../../render/process/process-messages.types';
import { CompositionProcess, type ProcessOptions, type RenderProcess } from './composition-process';

/** Jobs mostly wait for data, so a process runs several at once. */
const JOBS_PER_PROCESS = 8;
/** Jobs that wait for a process; more are refused. */
const MAX_WAITING = 1_000;
/** A process that could not be replaced is tried again after this many milliseconds. */
const RESTART_MS = 1_000;
/** Heartbeats arrive once a second; a missing one counts as a hang this many milliseconds after the deadline. */
const BEAT_MARGIN_MS = 3_000;

export interface ProcessSettings {
  /** The built render-process.cjs. */
  readonly renderScript: string;
  readonly renderDeadlineMs: number;
  /** How many times the usual time a start may take. */
  readonly startPatience?: number;
  /** Writes to the operators' log. */
  readonly log: (message: string) => void;
  /** Called when a process ended that was not told to. */
  readonly onLoss?: () => void;
  /** Starts one process; a CompositionProcess by default. */
  readonly launch?: (content: ProcessContent, options: ProcessOptions) => RenderProcess;
}

const launchProcess: NonNullable<ProcessSettings['launch']> = (content, options) =>
  new CompositionProcess(content, options);

/** A number of processes with the same content, which are replaced when they end. */
export class ProcessSet {
  private readonly ready = new Set<RenderProcess>();
  /** Every process that may still run. */
  private readonly all = new Set<RenderProcess>();
  private readonly waiting = new Set<(process?: RenderProcess) => void>();
  private isStarted = false;
  isStopped = false;

  /** @param count how many processes it keeps */
  constructor(
    private readonly content: ProcessContent,
    private count: number,
    private readonly settings: ProcessSettings,
  ) {}

  /** Resolves when the first process is ready, and starts the others; rejects with the reason when it cannot be. */
  async start(): Promise<void> {
    await this.add();
    this.isStarted = true;
    for (let further = 1; further < this.count; further += 1) this.replace();
  }

  /** Keeps at least so many processes from now on. */
  grow(count: number): void {
    const further = Math.max(0, count - this.count);
    this.count += further;
    if (this.isStarted) for (let started = 0; started < further; started += 1) this.replace();
  }

  /** A process with room for a job, or undefined when there is none until then (milliseconds since 1970). */
  acquire(until: number): Promise<RenderProcess | undefined> {
    const [idlest] = [...this.ready].filter(hasRoom).sort((a, b) => a.load - b.load);
    if (idlest) return Promise.resolve(idlest);
    if (this.isStopped || this.waiting.size >= MAX_WAITING) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const resolveWaiter = (process?: RenderProcess) => {
        clearTimeout(timer);
        this.waiting.delete(resolveWaiter);
        resolve(process);
      };
      const timer = setTimeout(resolveWaiter, Math.max(0, until - Date.now()));
      this.waiting.add(resolveWaiter);
    });
  }

  /** A job of this process has ended: it may have room for one that waits. */
  release(process: RenderProcess): void {
    const [next] = this.waiting;
    if (next && this.ready.has(process) && hasRoom(process)) next(process);
  }

  /** A further process with the same content, which the caller kills. Rejects when it cannot be started. */
  async launch(): Promise<RenderProcess> {
    const { renderScript: script, renderDeadlineMs, startPatience = 1, launch = launchProcess } = this.settings;
    const process = launch(this.content, {
      script,
      startDeadlineMs: renderDeadlineMs * 2 * startPatience,
      hangDeadlineMs: renderDeadlineMs + BEAT_MARGIN_MS,
    });
    this.all.add(process);
    void process.ended.then(() => this.all.delete(process));
    await process.ready;
    return process;
  }

  /** Ends every process at once. */
  stop(): void {
    this.isStopped = true;
    for (const process of this.all) process.kill();
    for (const resolveWaiter of this.waiting) resolveWaiter();
  }

  private async add(): Promise<void> {
    const process = await this.launch();
    this.ready.add(process);
    void process.ended.then((why) => {
      this.ready.delete(process);
      if (!this.isStopped) {
        this.settings.onLoss?.();
        this.settings.log(`a render process ended: ${why}`);
      }
      this.replace();
    });
    for (const resolveWaiter of [...this.waiting].slice(0, JOBS_PER_PROCESS)) resolveWaiter(process);
  }

  private replace(): void {
    if (this.isStopped) return;
    this.add().catch((error: Error) => {
      if (this.isStopped) return;
      this.settings.log(`a render process was not replaced: ${error.message}`);
      setTimeout(() => this.replace(), RESTART_MS).unref();
    });
  }
}

const hasRoom = (process: RenderProcess): boolean => !process.isEnding && process.load < JOBS_PER_PROCESS;
