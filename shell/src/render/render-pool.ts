import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { ShellConfig } from '../server/config';
import { relayCalls } from './api-relay';
import { PartWatcher } from './part-watch';
import type { ExportCall, PostedJob, ProbeJob, RenderJob, RenderPart, RenderResult } from './render-job.types';

/** How often the server looks whether a part keeps a worker for too long. */
const LOOK_MS = 50;
/** More than this a bundle that loses memory does not take from the server; its worker is replaced. */
const WORKER_MEMORY_MB = 384;

export type RenderOutcome =
  | RenderResult
  /** A part kept its worker for too long, which was killed. */
  | { readonly kind: 'hung'; readonly part: RenderPart }
  /** The worker ended in the middle: by this page's fault if `part` had it, else by another page's. */
  | { readonly kind: 'lost'; readonly part?: RenderPart; readonly message: string }
  /** No worker came to it in time. */
  | { readonly kind: 'busy' };

/**
 * Worker threads that render. A part that keeps its worker for too long has it killed and replaced: code that hangs costs
 * one worker for a moment, not the server. Pages that shared the worker are told that they were lost, not that they failed.
 */
export class RenderPool {
  private readonly pool: Piscina<PostedJob | ProbeJob | ExportCall, RenderResult>;
  private readonly looking = new Set<() => void>();
  private timer?: ReturnType<typeof setInterval>;

  /** @param onError told what goes wrong in a worker that renders nothing at the time */
  constructor(
    private readonly config: ShellConfig,
    onError: (error: Error) => void,
  ) {
    this.pool = new Piscina({
      filename: join(import.meta.dirname, 'worker.cjs'),
      minThreads: config.renderWorkers,
      maxThreads: config.renderWorkers,
      // Loading data is waiting: several pages share a thread while they wait.
      concurrentTasksPerWorker: 8,
      maxQueue: 1000,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
      // Remotes' code runs here: no key, no address of the back end, nothing of the process's environment.
      env: {},
      argv: [],
      workerData: { releasesDir: join(config.dataDir, 'releases'), repliesFreshMs: config.repliesFreshMs },
    });
    this.pool.on('error', onError);
  }

  /** Renders; whatever becomes of it is an outcome, never a rejection. */
  async render(asked: RenderJob): Promise<RenderOutcome> {
    const watcher = new PartWatcher([asked.page, ...asked.boundaries]);
    // Data and every part have their own deadlines; this one is for waiting until a worker comes to it.
    const patienceMs = asked.loadDeadlineMs + this.config.renderDeadlineMs;
    let hung: RenderPart | undefined;
    const stopLooking = this.look(() => {
      if (hung) return;
      hung = watcher.overdue();
      if (hung) this.kill(watcher.thread);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<RenderOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'busy' }), patienceMs);
    });
    const { port1, port2 } = new MessageChannel();
    const endCalls = relayCalls(port1, this.config, asked.business);
    try {
      // No signal: a task that has one gets a worker to itself, and a page that waits for its data would hold one up.
      const job: PostedJob = { ...asked, until: Date.now() + patienceMs, watch: watcher.memory, api: port2 };
      return await Promise.race([this.pool.run(job, { transferList: [port2] }), late]);
    } catch (error) {
      if (hung) return { kind: 'hung', part: hung };
      if (isFull(error)) return { kind: 'busy' };
      return { kind: 'lost', part: watcher.current(), message: String((error as Error)?.message ?? error) };
    } finally {
      clearTimeout(timer);
      stopLooking();
      endCalls();
    }
  }

  /** Ends a thread; the pool puts another one in its place. */
  private kill(thread: number): void {
    void this.pool.threads.find(({ threadId }) => threadId === thread)?.terminate();
  }

  /** Evaluates bundles and looks for their exposes; rejects with what is wrong. */
  async probe(job: ProbeJob): Promise<void> {
    await this.pool.run(job, { name: 'probe', signal: AbortSignal.timeout(this.config.renderDeadlineMs * 2) });
  }

  /** Calls a function of a bundle; rejects when it throws or does not end in time. */
  async callExport(job: ExportCall): Promise<unknown> {
    return this.pool.run(job, { name: 'callExport', signal: AbortSignal.timeout(this.config.renderDeadlineMs) });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.destroy();
  }

  /** Calls `look` now and then until the returned function is called; with nobody to look for, the timer rests. */
  private look(look: () => void): () => void {
    this.looking.add(look);
    this.timer ??= setInterval(() => {
      for (const each of this.looking) each();
    }, LOOK_MS).unref();
    return () => {
      this.looking.delete(look);
      if (this.looking.size) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

const isFull = (error: unknown): boolean => /queue/i.test(String((error as Error)?.message ?? ''));
