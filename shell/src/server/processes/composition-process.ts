import { type ChildProcess, fork } from 'node:child_process';
import type { JobKind, JobKinds } from '../../render/job-kinds.types';
import {
  type FromProcess,
  type OperationInput,
  type ProcessContent,
  STEPS_FD,
  type ToProcess,
} from '../../render/process/process-messages.types';
import type { ApiOutcome } from '../api/send-to-api';
import { StepWatch } from './step-watch';

/** A process that needs more memory ends, so that the document server keeps its own. */
const HEAP_MB = 384;
/** The code of the error of a process that was not ready in time. */
export const START_TIMEOUT = 'start_timeout';
/** How often a process with jobs is checked for a hang, in milliseconds. */
const CHECK_MS = 50;

export interface ProcessOptions {
  /** The built render-process.cjs. */
  readonly script: string;
  /** Milliseconds for evaluating all bundles. */
  readonly startDeadlineMs: number;
  /** Milliseconds without any sign of life after which a process with jobs is ended. */
  readonly hangDeadlineMs: number;
}

/** The options of a job of any kind. */
export interface JobOptions {
  /** Milliseconds that each part's code may block the process, by the part's name. */
  readonly deadlines: Readonly<Record<string, number>>;
  /** Calls an operation of commerce-api for the job. */
  call(operation: string, input: OperationInput): Promise<ApiOutcome>;
  /** The process ended while code of this part ran. Called before any of its jobs is settled. */
  onBlame(part: string, message: string): void;
}

export type JobOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  /** The job's function threw. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The process ended first; `isBlamed` says whether the responsible job is known. */
  | { readonly kind: 'ended'; readonly message: string; readonly isBlamed: boolean };

interface Job {
  readonly options: JobOptions;
  settle(outcome: JobOutcome<unknown>): void;
}

/** What the document server uses of a process with one composition's bundles. */
export type RenderProcess = Pick<CompositionProcess, 'ready' | 'ended' | 'load' | 'isEnding' | 'run' | 'kill'>;

/**
 * One child process with the server bundles of one composition. It has no environment, no keys and no access to files,
 * the network, processes or threads; it calls commerce-api through this class. It ends with its parent.
 */
export class CompositionProcess {
  private readonly child: ChildProcess;
  private readonly jobs = new Map<number, Job>();
  private readonly steps: StepWatch;
  private readonly timer: ReturnType<typeof setInterval>;
  private lastJob = 0;
  private isLate = false;
  private settleReady?: (why?: Error) => void;
  private endedBecause?: string;
  /**
   * Resolves when every bundle is evaluated and exports what its manifest says; rejects with the reason otherwise, and with
   * the code START_TIMEOUT when that took too long.
   */
  readonly ready: Promise<void>;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;

  constructor(content: ProcessContent, { script, startDeadlineMs, hangDeadlineMs }: ProcessOptions) {
    this.child = fork(script, [], {
      execArgv: [
        '--permission',
        `--allow-fs-read=${script}`,
        '--disallow-code-generation-from-strings',
        `--max-old-space-size=${HEAP_MB}`,
      ],
      env: {},
      // Output of rendered code goes to stderr, because stdout is the document server's own log.
      stdio: ['ignore', 2, 2, 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.steps = new StepWatch(hangDeadlineMs);
    this.child.stdio[STEPS_FD]?.on('data', (chunk: Buffer) => this.steps.read(chunk.toString()));
    this.child.stdio[STEPS_FD]?.on('error', (error) => this.kill(error.message));
    this.ready = new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.isLate = true;
        this.kill(`its code was not evaluated within ${startDeadlineMs} ms`);
      }, startDeadlineMs);
      this.settleReady = (why) => {
        clearTimeout(late);
        if (why) reject(why);
        else resolve();
      };
    });
    this.ready.catch(() => undefined);
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => this.end(error.message, resolve));
      // 'close' follows 'exit', after the last step was read.
      this.child.once('close', (code, signal) => this.end(`its process ended (${signal ?? code})`, resolve));
    });
    this.child.on('message', (message: FromProcess) => {
      // What a killed process sent before it died is not trusted.
      if (this.isEnding) return;
      try {
        this.receive(message);
      } catch {
        this.kill('it sent a malformed message');
      }
    });
    this.timer = setInterval(() => this.checkForHang(), CHECK_MS).unref();
    this.send({ type: 'start', content });
  }

  /** The number of running jobs. */
  get load(): number {
    return this.jobs.size;
  }

  /** It accepts no more jobs. */
  get isEnding(): boolean {
    return this.endedBecause !== undefined;
  }

  /**
   * Does a job of one of the kinds of render/job-kinds.types.ts. `outcome` never rejects. `cancel` ends the job's calls of
   * commerce-api; `outcome` is not settled any more then.
   */
  run<K extends JobKind>(
    kind: K,
    input: JobKinds[K]['input'],
    options: JobOptions,
  ): { readonly outcome: Promise<JobOutcome<JobKinds[K]['result']>>; cancel(): void } {
    this.lastJob += 1;
    const id = this.lastJob;
    const outcome = new Promise<JobOutcome<JobKinds[K]['result']>>((resolve) => {
      if (this.endedBecause !== undefined)
        return resolve({ kind: 'ended', message: this.endedBecause, isBlamed: true });
      if (!this.jobs.size) this.steps.begin();
      this.jobs.set(id, {
        options,
        settle: (settled) => {
          this.jobs.delete(id);
          resolve(settled as JobOutcome<JobKinds[K]['result']>);
        },
      });
      this.send({ type: 'job', id, kind, input } as ToProcess);
    });
    const cancel = () => {
      // Whatever its code still does, the job no longer counts.
      if (this.jobs.delete(id)) this.send({ type: 'cancel', id });
    };
    return { outcome, cancel };
  }

  /** Ends it at once. */
  kill(because = 'it was stopped'): void {
    this.endedBecause ??= because;
    this.child.kill('SIGKILL');
  }

  private send(message: ToProcess): void {
    // A dead process is reported by 'close', so a failed send needs no handling.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  /** @throws Error when rendered code, which shares the channel, has sent something other than a message */
  private receive(message: FromProcess): void {
    this.steps.touch();
    if (message.type === 'ready') this.settleReady?.();
    if (message.type === 'refused') {
      this.settleReady?.(new Error(String(message.message)));
      this.kill();
    }
    if (!('id' in message)) return;
    const job = this.jobs.get(message.id);
    if (!job) return;
    if (message.type === 'done') job.settle({ kind: 'done', result: message.result });
    if (message.type === 'failed') job.settle({ kind: 'failed', message: String(message.message) });
    if (message.type === 'call') void this.relayCall(job, message);
  }

  private async relayCall(job: Job, { id, call, operation, input }: Extract<FromProcess, { type: 'call' }>) {
    const outcome = await job.options.call(operation, input).catch((): ApiOutcome => ({ failed: 'network' }));
    if (this.jobs.has(id)) this.send({ type: 'outcome', id, call, outcome });
  }

  private checkForHang(): void {
    if (!this.jobs.size || !this.overdue()) return;
    // Whatever the process wrote while this one was busy is read before the check is repeated.
    setImmediate(() => {
      const late = this.overdue();
      if (late) this.kill(late);
    });
  }

  private overdue(): string | undefined {
    const deadlines = this.steps.current && this.jobs.get(this.steps.current.job)?.options.deadlines;
    return this.steps.overdue(deadlines ?? {});
  }

  /** The job whose code ran last; without a known step, the only job. */
  private blamedJob(): { readonly job: Job; readonly part: string } | undefined {
    const { current } = this.steps;
    const job = current && this.jobs.get(current.job);
    if (current) return job && { job, part: current.part };
    const [only, ...others] = this.jobs.values();
    return only && !others.length ? { job: only, part: 'page' } : undefined;
  }

  private end(message: string, resolve: (why: string) => void): void {
    clearInterval(this.timer);
    this.endedBecause ??= message;
    const why = this.endedBecause;
    this.settleReady?.(Object.assign(new Error(why), this.isLate && { code: START_TIMEOUT }));
    const blamed = this.blamedJob();
    blamed?.job.options.onBlame(blamed.part, why);
    for (const job of [...this.jobs.values()])
      job.settle({ kind: 'ended', message: why, isBlamed: blamed !== undefined });
    resolve(why);
  }
}
