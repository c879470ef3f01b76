import pTimeout from 'p-timeout';
import type { ProcessContent } from '../../render/process-messages.types';
import type { ExportCall, RenderJob, RenderPart, RenderResult } from '../../render/render-job.types';
import type { ShellConfig } from '../config';
import { CircuitBreaker } from './circuit-breaker';
import { CompositionProcess } from './composition-process';
import { PageApi } from './page-api';

/** Loading data is waiting: a process does several jobs while they wait. */
const JOBS_PER_PROCESS = 8;
/** Jobs that wait for a process; more are refused. */
const MAX_WAITING = 1_000;
/** Other pages end the process of a job at most this often before the job is given up. */
const MAX_RUNS = 5;
/** A process that could not be replaced is tried again after this many milliseconds. */
const RESTART_MS = 1_000;
/** Signs of life come once a second; so much more than the deadline passes before their absence counts, in milliseconds. */
const BEAT_MARGIN_MS = 3_000;

export type RenderOutcome =
  /** `without` names the boundaries that were left out because they ended a process lately. */
  | { readonly kind: 'rendered'; readonly result: RenderResult; readonly without: readonly RenderPart[] }
  /** The page's own code ended a process lately, or just now. */
  | { readonly kind: 'blocked' }
  /** No process could do it. */
  | { readonly kind: 'unavailable'; readonly message: string };

export interface RenderConfig extends Pick<ShellConfig, 'apiOrigin' | 'internalKey' | 'locale' | 'renderDeadlineMs'> {
  /** The built render-process.cjs. */
  readonly renderScript: string;
}

/** Told of every part that ended a process. */
export type ReportPart = (part: RenderPart, url: string, message: string) => void;

/** The render processes of one composition: it shares jobs out among them, and replaces those that end. */
export class CompositionProcesses {
  private readonly processes = new Set<CompositionProcess>();
  private readonly launching = new Set<CompositionProcess>();
  private readonly waiting = new Set<(process?: CompositionProcess) => void>();
  private readonly breaker = new CircuitBreaker();
  private started?: Promise<void>;
  private isDraining = false;
  private isEnded = false;
  private jobs = 0;

  /** @param count how many processes it keeps */
  constructor(
    private readonly content: ProcessContent,
    private readonly count: number,
    private readonly config: RenderConfig,
    private readonly onEnd: () => void,
  ) {}

  /** Resolves when the first process can render; rejects with the reason when it cannot, and nothing of it stays. */
  start(): Promise<void> {
    this.started ??= this.launch().then(
      () => {
        for (let further = 1; further < this.count; further += 1) this.replace();
      },
      (error) => {
        this.stop();
        throw error;
      },
    );
    return this.started;
  }

  /** Nothing of it is needed any more: it ends with its last job. */
  drain(): void {
    this.isDraining = true;
    this.endWhenIdle();
  }

  /** Ends it at once. */
  stop(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    for (const process of [...this.processes, ...this.launching]) process.kill();
    for (const give of this.waiting) give();
    this.waiting.clear();
    this.onEnd();
  }

  /**
   * Renders. A part that hangs or crashes is reported and left out for a while; every other page that its process was
   * rendering is rendered again. Never rejects.
   */
  async render(asked: RenderJob, report: ReportPart): Promise<RenderOutcome> {
    this.jobs += 1;
    // Data and every part have their own deadlines; this one is for waiting until a process is free.
    const until = Date.now() + asked.loadDeadlineMs + this.config.renderDeadlineMs;
    try {
      let lost = 'no process was free in time';
      for (let runs = 0; runs < MAX_RUNS; runs += 1) {
        if (this.breaker.isOpen(pageKey(asked), asked.url)) return { kind: 'blocked' };
        const without = asked.boundaries.filter(({ name }) => this.breaker.isOpen(name));
        const boundaries = asked.boundaries.filter((part) => !without.includes(part));
        const process = await this.acquire(until);
        if (!process) break;
        const outcome = await this.runOn(process, { ...asked, boundaries }, until, report);
        if (outcome.kind === 'done') return { kind: 'rendered', result: outcome.result, without };
        if (outcome.kind === 'failed')
          return { kind: 'rendered', result: { ...outcome, kind: 'failed', cause: 'code' }, without };
        lost = outcome.message;
        if (outcome.kind === 'late') break;
      }
      return { kind: 'unavailable', message: lost };
    } finally {
      this.jobs -= 1;
      this.endWhenIdle();
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
      let isBlamed = false;
      for (let runs = 0; runs < MAX_RUNS; runs += 1) {
        const process = await this.acquire(until);
        if (!process) break;
        const { outcome, cancel } = process.run('call-export', call, {
          deadlines: { page: deadlineMs },
          call: async () => ({ failed: 'network' }),
          onBlame: () => {
            isBlamed = true;
          },
        });
        const end = await pTimeout(outcome, {
          milliseconds: Math.max(1, until - Date.now()),
          fallback: () => ({ kind: 'failed' as const, message: 'it did not end in time' }),
        });
        cancel();
        this.giveNext(process);
        if (end.kind === 'done') return end.result;
        if (end.kind === 'failed' || isBlamed)
          throw new Error(`${call.package} ${call.expose} ${call.functionName}: ${end.message}`);
      }
      throw new Error('no render process was free in time');
    } finally {
      this.jobs -= 1;
      this.endWhenIdle();
    }
  }

  private async runOn(process: CompositionProcess, job: RenderJob, until: number, report: ReportPart) {
    const parts = [job.page, ...job.boundaries];
    const api = new PageApi(this.config, job.business, job.apiDeadlineMs);
    const { outcome, cancel } = process.run('render', job, {
      deadlines: Object.fromEntries(parts.map(({ name, deadlineMs }) => [name, deadlineMs])),
      call: (operation, input) => api.call(operation, input),
      onBlame: (name, message) => {
        const part = parts.find((one) => one.name === name) ?? job.page;
        if (part.name === 'page') this.breaker.open(pageKey(job), job.url);
        else this.breaker.open(part.name);
        report(part, job.url, message);
      },
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<{ kind: 'late'; message: string }>((resolve) => {
      timer = setTimeout(
        () => resolve({ kind: 'late', message: 'it was not rendered in time' }),
        Math.max(0, until - Date.now()),
      );
    });
    try {
      return await Promise.race([outcome, late]);
    } finally {
      clearTimeout(timer);
      cancel();
      api.end();
      this.giveNext(process);
    }
  }

  /** A process with room for a job, or undefined when there is none until then (milliseconds since 1970). */
  private acquire(until: number): Promise<CompositionProcess | undefined> {
    const [idlest] = [...this.processes].sort((a, b) => a.load - b.load);
    if (idlest && idlest.load < JOBS_PER_PROCESS) return Promise.resolve(idlest);
    if (this.isEnded || this.waiting.size >= MAX_WAITING) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const timer = setTimeout(() => give(), Math.max(0, until - Date.now()));
      const give = (process?: CompositionProcess) => {
        clearTimeout(timer);
        this.waiting.delete(give);
        resolve(process);
      };
      this.waiting.add(give);
    });
  }

  private giveNext(process: CompositionProcess): void {
    const [next] = this.waiting;
    if (next && this.processes.has(process) && process.load < JOBS_PER_PROCESS) next(process);
  }

  private async launch(): Promise<void> {
    const { renderDeadlineMs, renderScript } = this.config;
    const process = new CompositionProcess(this.content, {
      script: renderScript,
      startDeadlineMs: renderDeadlineMs * 2,
      hangDeadlineMs: renderDeadlineMs + BEAT_MARGIN_MS,
    });
    this.launching.add(process);
    await process.ready.finally(() => this.launching.delete(process));
    if (this.isEnded) return process.kill();
    this.processes.add(process);
    for (let free = process.load; free < JOBS_PER_PROCESS; free += 1) {
      const [next] = this.waiting;
      if (!next) break;
      next(process);
    }
    void process.ended.then(() => {
      this.processes.delete(process);
      if (!this.isEnded) this.replace();
    });
  }

  private replace(): void {
    this.launch().catch(() => {
      if (!this.isEnded) setTimeout(() => !this.isEnded && this.replace(), RESTART_MS).unref();
    });
  }

  private endWhenIdle(): void {
    if (this.isDraining && !this.jobs) this.stop();
  }
}

const pageKey = ({ page }: RenderJob): string => `${page.package} ${page.expose}`;
