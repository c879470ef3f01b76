import { AsyncResource } from 'node:async_hooks';
import pTimeout from 'p-timeout';
import type { OperationInput, ProcessContent } from '../../render/process/process-messages.types';
import type { ExportCall, RenderJob, RenderPart, RenderResult } from '../../render/render-job.types';
import type { ShellConfig } from '../config';
import { CircuitBreaker } from './circuit-breaker';
import type { JobOutcome, RenderProcess } from './composition-process';
import { PageApi } from './page-api';
import { ProcessSet, type ProcessSettings } from './process-set';

/** A job is given up after other pages have ended its process this many times. */
const MAX_RUNS = 5;

export type RenderOutcome =
  /** `omitted` names the boundaries that were left out because they ended a process lately. */
  | { readonly kind: 'rendered'; readonly result: RenderResult; readonly omitted: readonly RenderPart[] }
  /** The page's own code ended a process lately, or just now. */
  | { readonly kind: 'blocked' }
  /** No process could do it. */
  | { readonly kind: 'unavailable'; readonly message: string };

export type RenderConfig = ProcessSettings & Pick<ShellConfig, 'apiOrigin' | 'internalKey' | 'locale'>;

/** Called with every part that ended a process. */
export type ReportPart = (part: RenderPart, url: string, message: string) => void;

type RunOutcome = JobOutcome<RenderResult> | { readonly kind: 'late'; readonly message: string };
type RunJob = (process: RenderProcess) => Promise<RunOutcome>;

/** Renders the pages of one composition in processes of its own, and finds out which part's code ends them. */
export class CompositionProcesses {
  private readonly processes: ProcessSet;
  private readonly breaker = new CircuitBreaker();
  private started?: Promise<void>;
  private isDraining = false;
  private jobs = 0;
  private lastAlone: Promise<unknown> = Promise.resolve();

  /** @param count how many processes it keeps  @param onEnd called once when they have been stopped */
  constructor(
    content: ProcessContent,
    count: number,
    private readonly config: RenderConfig,
    private readonly onEnd: () => void,
  ) {
    this.processes = new ProcessSet(content, count, config);
  }

  /** Resolves when the first process can render; rejects with the reason when it cannot, and nothing of it stays. */
  start(): Promise<void> {
    this.started ??= this.processes.start().catch((error) => {
      this.stop();
      throw error;
    });
    return this.started;
  }

  /** It is needed again, should it be draining, in at least so many processes. */
  keep(count: number): void {
    this.isDraining = false;
    this.processes.grow(count);
  }

  /** It is not needed any more: it ends with its last job. */
  drain(): void {
    this.isDraining = true;
    this.stopWhenIdle();
  }

  /** Ends every process at once. */
  stop(): void {
    if (this.processes.isStopped) return;
    this.processes.stop();
    this.onEnd();
  }

  /**
   * Renders. A part that hangs or crashes is reported and left out for a while; every other page that its process was
   * rendering is rendered again. Never rejects.
   */
  async render(requested: RenderJob, report: ReportPart): Promise<RenderOutcome> {
    this.jobs += 1;
    // Data and every part have their own deadlines; this one is for waiting until a process is free.
    const until = Date.now() + requested.loadDeadlineMs + this.config.renderDeadlineMs;
    try {
      let reason = 'no process was free in time';
      let isSuspect = false;
      for (let runs = 0; runs < MAX_RUNS; runs += 1) {
        if (this.breaker.isOpen(pageKey(requested), requested.url)) return { kind: 'blocked' };
        const omitted = requested.boundaries.filter(({ name }) => this.breaker.isOpen(name));
        const job = { ...requested, boundaries: requested.boundaries.filter((part) => !omitted.includes(part)) };
        const run: RunJob = (process) => this.runOn(process, job, until, report);
        const outcome: RunOutcome | undefined = await (isSuspect ? this.runAlone(run) : this.runShared(run, until));
        if (!outcome) break;
        if (outcome.kind === 'done') return { kind: 'rendered', result: outcome.result, omitted };
        const { kind, message } = outcome;
        if (kind === 'failed') return { kind: 'rendered', result: { kind, cause: 'code', message }, omitted };
        reason = message;
        if (kind === 'late') break;
        isSuspect = !outcome.isBlamed;
      }
      return { kind: 'unavailable', message: reason };
    } finally {
      this.jobs -= 1;
      this.stopWhenIdle();
    }
  }

  /**
   * Calls a pure function of a server bundle. It is called again when another job ends its process.
   * @throws Error when it throws, hangs or does not end in time
   */
  async callExport(call: ExportCall, deadlineMs: number): Promise<unknown> {
    this.jobs += 1;
    const until = Date.now() + deadlineMs;
    try {
      for (let runs = 0; runs < MAX_RUNS; runs += 1) {
        const process = await this.processes.acquire(until);
        if (!process) break;
        const { outcome, cancel } = process.run('call-export', call, {
          deadlines: { page: deadlineMs },
          call: async () => ({ failed: 'network' }),
          onBlame: () => undefined,
        });
        const end = await pTimeout(outcome, {
          milliseconds: Math.max(1, until - Date.now()),
          fallback: () => ({ kind: 'failed' as const, message: 'it did not end in time' }),
        });
        cancel();
        this.processes.release(process);
        if (end.kind === 'done') return end.result;
        if (end.kind === 'failed' || end.isBlamed)
          throw new Error(`${call.package} ${call.expose} ${call.functionName}: ${end.message}`);
      }
      throw new Error('no render process was free in time');
    } finally {
      this.jobs -= 1;
      this.stopWhenIdle();
    }
  }

  private async runShared(run: RunJob, until: number): Promise<RunOutcome | undefined> {
    const process = await this.processes.acquire(until);
    return process && run(process).finally(() => this.processes.release(process));
  }

  /**
   * Runs a job alone in a process, one job at a time, after a process that it shared has crashed: if this one crashes
   * too, the job is responsible.
   */
  private runAlone(run: RunJob): Promise<RunOutcome | undefined> {
    const turn = this.lastAlone.then(async () => {
      const process = this.processes.isStopped ? undefined : await this.processes.launch();
      return process && run(process).finally(() => process.kill());
    });
    this.lastAlone = turn.catch(() => undefined);
    return turn.catch(() => undefined);
  }

  private async runOn(process: RenderProcess, job: RenderJob, until: number, report: ReportPart) {
    const parts = [job.page, ...job.boundaries];
    const api = new PageApi(this.config, job.business, job.apiDeadlineMs);
    const { outcome, cancel } = process.run('render', job, {
      deadlines: Object.fromEntries(parts.map(({ name, deadlineMs }) => [name, deadlineMs])),
      // The process asks by a message, which belongs to no request by itself.
      call: AsyncResource.bind((operation: string, input: OperationInput) => api.call(operation, input)),
      onBlame: (name, message) => {
        const part = parts.find((one) => one.name === name) ?? job.page;
        if (part.name === 'page') this.breaker.open(pageKey(job), job.url);
        else this.breaker.open(part.name);
        report(part, job.url, message);
      },
    });
    const late = (): RunOutcome => ({ kind: 'late', message: 'it was not rendered in time' });
    try {
      return await pTimeout<RunOutcome, RunOutcome>(outcome, {
        milliseconds: Math.max(1, until - Date.now()),
        fallback: late,
      });
    } finally {
      cancel();
      api.end();
    }
  }

  private stopWhenIdle(): void {
    if (this.isDraining && !this.jobs) this.stop();
  }
}

const pageKey = ({ page }: RenderJob): string => `${page.package} ${page.expose}`;
