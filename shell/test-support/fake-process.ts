import type {
  JobOptions,
  JobOutcome,
  ProcessOptions,
  RenderProcess,
} from '../src/server/processes/composition-process';

export interface FakeJob {
  readonly kind: string;
  readonly input: unknown;
  readonly options: JobOptions;
  isCancelled: boolean;
  /** Settles the job's outcome. */
  settle(outcome: JobOutcome<never>): void;
}

/** A render process without a child process: a test decides when it is ready, what its jobs return and when it ends. */
export class FakeProcess implements RenderProcess {
  /** Running jobs, oldest first. */
  readonly jobs: FakeJob[] = [];
  readonly ready: Promise<void>;
  readonly ended: Promise<string>;
  isEnding = false;
  becomeReady: () => void = () => undefined;
  refuse: (why: Error) => void = () => undefined;
  private resolveEnded: (why: string) => void = () => undefined;

  constructor(readonly options?: ProcessOptions) {
    this.ready = new Promise((resolve, reject) => {
      this.becomeReady = resolve;
      this.refuse = reject;
    });
    this.ready.catch(() => undefined);
    this.ended = new Promise((resolve) => {
      this.resolveEnded = resolve;
    });
  }

  get load(): number {
    return this.jobs.length;
  }

  run: RenderProcess['run'] = (kind, input, options) => {
    const remove = (job: FakeJob) => void this.jobs.splice(this.jobs.indexOf(job), 1);
    let settle: (outcome: JobOutcome<never>) => void = () => undefined;
    const outcome = new Promise<JobOutcome<never>>((resolve) => {
      settle = resolve;
    });
    const job: FakeJob = {
      kind,
      input,
      options,
      isCancelled: false,
      settle: (settled) => {
        remove(job);
        settle(settled);
      },
    };
    this.jobs.push(job);
    const cancel = () => {
      if (!this.jobs.includes(job)) return;
      remove(job);
      job.isCancelled = true;
    };
    return { outcome, cancel };
  };

  /** The process ends, by the fault of one part of a job if `blamed` is given. */
  end(message: string, blamed?: { readonly job: FakeJob; readonly part: string }): void {
    this.isEnding = true;
    this.refuse(new Error(message));
    blamed?.job.options.onBlame(blamed.part, message);
    for (const job of [...this.jobs]) job.settle({ kind: 'ended', message, isBlamed: blamed !== undefined });
    this.resolveEnded(message);
  }

  kill(because = 'it was stopped'): void {
    if (!this.isEnding) this.end(because);
  }
}

/** Starts fake processes, and keeps every one it has started. @param begin called with each new process */
export function fakeLauncher(begin = (process: FakeProcess) => process.becomeReady()) {
  const processes: FakeProcess[] = [];
  const launch = (_content: unknown, options: ProcessOptions): RenderProcess => {
    const process = new FakeProcess(options);
    processes.push(process);
    begin(process);
    return process;
  };
  return { processes, launch };
}

/** Resolves when everything that can happen without new input has happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
