import { type JobName, typeOf } from './job-types';
import { dueQueues, type JobsContext, runJob } from './run-jobs';
import { takeJobs } from './take-jobs';

export interface JobRunner {
  /** Begins what is due. */
  poll(): Promise<void>;
  /** The ids of the jobs that run in this process. */
  own(): string[];
  /** Takes no more jobs, and waits for those that run. */
  stop(): Promise<void>;
}

/** Runs the jobs of all queues in this process, beside other processes that do the same. */
export function createJobRunner(jobs: JobsContext): JobRunner {
  const running = new Map<JobName, Map<string, Promise<void>>>();
  let polling: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function begin(name: JobName, id: string, run: Promise<void>): void {
    const ofQueue = running.get(name) ?? new Map<string, Promise<void>>();
    running.set(name, ofQueue.set(id, run));
    void run.then(() => {
      ofQueue.delete(id);
      // More may wait than a process runs at once.
      void poll().catch(jobs.report);
    });
  }

  async function takeDue(): Promise<void> {
    for (const name of await dueQueues(jobs.db)) {
      const free = typeOf(name).atOnce - (running.get(name)?.size ?? 0);
      if (free <= 0 || stopped) continue;
      for (const job of await takeJobs(jobs.db, name, free)) begin(name, job.id, runJob(jobs, job));
    }
  }

  /** One poll at a time; what is asked for meanwhile is one more. */
  async function poll(): Promise<void> {
    again = true;
    polling ??= (async () => {
      while (again && !stopped) {
        again = false;
        await takeDue();
      }
    })().finally(() => {
      polling = undefined;
    });
    return polling;
  }

  return {
    poll,
    own: () => [...running.values()].flatMap((ofQueue) => [...ofQueue.keys()]),
    async stop() {
      stopped = true;
      await polling?.catch(() => undefined);
      await Promise.all([...running.values()].flatMap((ofQueue) => [...ofQueue.values()]));
    },
  };
}
