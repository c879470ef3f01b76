import type { ApiAnswer } from '../server/api/send-to-api';
import { Bundles } from './bundles';
import { type JobContext, jobKinds } from './job-kinds';
import type { JobKind, JobKinds } from './job-kinds.types';
import { createProcessApiClient } from './process-api-client';
import type { FromProcess, ProcessContent, ToProcess } from './process-messages.types';
import { removeSignals } from './remove-signals';
import { ResponseCache } from './response-cache';
import { StepLog } from './step-log';

// The entry point of a render process: evaluates one composition's bundles, then runs jobs until its parent ends.

interface Job {
  /** Resolves each pending call of commerce-api, by its number. */
  readonly answers: Map<number, (answer: ApiAnswer) => void>;
  isCancelled: boolean;
}

const send = process.send?.bind(process) as (message: FromProcess) => void;
const steps = new StepLog();
const jobs = new Map<number, Job>();
let bundles: Bundles | undefined;
let cache: ResponseCache;

const messageOf = (error: unknown): string => String((error as Error)?.message ?? error);

function start(content: ProcessContent): void {
  cache = new ResponseCache(content.responseCacheMs);
  try {
    bundles = new Bundles(content);
    send({ type: 'ready' });
  } catch (error) {
    send({ type: 'refused', message: messageOf(error) });
  }
}

/** Asks the parent to call an operation; calls of a cancelled job fail at once. */
function ask(id: number, job: Job, operation: string, input: object): Promise<ApiAnswer> {
  return new Promise((resolve) => {
    if (job.isCancelled) return resolve({ failed: 'network' });
    const call = job.answers.size + 1;
    job.answers.set(call, resolve);
    send({ type: 'call', id, call, operation, input });
  });
}

async function runJob<K extends JobKind>(id: number, kind: K, input: JobKinds[K]['input']): Promise<void> {
  if (!bundles) return;
  const job: Job = { answers: new Map(), isCancelled: false };
  jobs.set(id, job);
  steps.keepBeating(true);
  const context: JobContext = {
    bundles,
    enter: (part) => steps.enter(id, part),
    apiClient: (options) =>
      createProcessApiClient({ ...options, cache, ask: (operation, data) => ask(id, job, operation, data) }),
  };
  try {
    const result = await jobKinds[kind](input, context);
    send({ type: 'done', id, result });
  } catch (error) {
    send({ type: 'failed', id, message: messageOf(error) });
  } finally {
    jobs.delete(id);
    steps.keepBeating(jobs.size > 0);
  }
}

process.on('message', (message: ToProcess) => {
  if (message.type === 'start') return start(message.content);
  if (message.type === 'job') return void runJob(message.id, message.kind, message.input);
  const job = jobs.get(message.id);
  if (!job) return;
  // The page's code continues with the reply, so from here on the job may block the process.
  steps.enter(message.id, 'page');
  if (message.type === 'answer') return job.answers.get(message.call)?.(message.answer);
  job.isCancelled = true;
  for (const answer of job.answers.values()) answer({ failed: 'network' });
});
process.on('disconnect', () => process.exit());
removeSignals();
