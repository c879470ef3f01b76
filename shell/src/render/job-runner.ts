import type { ApiOutcome } from '../server/api/send-to-api';
import { Bundles } from './bundles/bundles';
import type { SharedModules } from './bundles/shared-modules';
import { type JobContext, jobKinds } from './job-kinds';
import type { JobKind, JobKinds } from './job-kinds.types';
import { createProcessApiClient } from './process/process-api-client';
import type { FromProcess, ProcessContent, ToProcess } from './process/process-messages.types';
import { ResponseCache } from './process/response-cache';
import type { StepLog } from './process/step-log';

interface Job {
  /** Resolves each pending call of commerce-api, by its number. */
  readonly pendingCalls: Map<number, (outcome: ApiOutcome) => void>;
  isCancelled: boolean;
}

/** The render process's side of the protocol: evaluates one composition's bundles, then runs jobs, several at once. */
export class JobRunner {
  private readonly jobs = new Map<number, Job>();
  private cache?: ResponseCache;
  private bundles?: Bundles;

  /** @param send sends a message to the document server */
  constructor(
    private readonly send: (message: FromProcess) => void,
    private readonly steps: Pick<StepLog, 'enter' | 'keepBeating'>,
    private readonly shared: SharedModules,
  ) {}

  /** Handles a message of the document server. */
  receive(message: ToProcess): void {
    if (message.type === 'start') this.start(message.content);
    else if (message.type === 'job') void this.run(message.id, message.kind, message.input);
    else this.continueJob(message);
  }

  private continueJob(message: Extract<ToProcess, { type: 'outcome' | 'cancel' }>): void {
    const job = this.jobs.get(message.id);
    if (!job) return;
    // The page's code continues with the reply, so from here on the job may block the process.
    this.steps.enter(message.id, 'page');
    if (message.type === 'outcome') {
      job.pendingCalls.get(message.call)?.(message.outcome);
      return;
    }
    job.isCancelled = true;
    for (const outcome of job.pendingCalls.values()) outcome({ failed: 'network' });
  }

  private start(content: ProcessContent): void {
    this.cache = new ResponseCache(content.responseCacheMs);
    try {
      this.bundles = new Bundles(content, this.shared);
      this.send({ type: 'ready' });
    } catch (error) {
      this.send({ type: 'refused', message: messageOf(error) });
    }
  }

  private async run<K extends JobKind>(id: number, kind: K, input: JobKinds[K]['input']): Promise<void> {
    const { bundles, cache } = this;
    if (!bundles || !cache) return;
    const job: Job = { pendingCalls: new Map(), isCancelled: false };
    this.jobs.set(id, job);
    this.steps.keepBeating(true);
    const context: JobContext = {
      bundles,
      enter: (part) => this.steps.enter(id, part),
      apiClient: (options) =>
        createProcessApiClient({ ...options, cache, ask: (operation, data) => this.ask(id, job, operation, data) }),
    };
    try {
      const result = await jobKinds[kind](input, context);
      this.send({ type: 'done', id, result });
    } catch (error) {
      this.send({ type: 'failed', id, message: messageOf(error) });
    } finally {
      this.jobs.delete(id);
      this.steps.keepBeating(this.jobs.size > 0);
    }
  }

  /** Asks the document server to call an operation; calls of a cancelled job fail at once. */
  private ask(id: number, job: Job, operation: string, input: object): Promise<ApiOutcome> {
    return new Promise((resolve) => {
      if (job.isCancelled) return resolve({ failed: 'network' });
      const call = job.pendingCalls.size + 1;
      job.pendingCalls.set(call, resolve);
      this.send({ type: 'call', id, call, operation, input });
    });
  }
}

const messageOf = (error: unknown): string => String((error as Error)?.message ?? error);
