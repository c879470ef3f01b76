/** When a background job last ran, by the machine's clock, and how often it failed since the process started. */
export interface JobRun {
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly failures: number;
  /** The last run that ended failed, or a part of it. */
  readonly failedLast: boolean;
}

type Report = (error: unknown) => void;

/** Keeps account of the background jobs of this process. */
export function createJobRuns(machine: () => number = Date.now) {
  const runs = new Map<string, JobRun>();
  return {
    all: runs as ReadonlyMap<string, JobRun>,
    /** Runs a job; it reports, and does not throw. */
    async record(name: string, job: (report: Report) => Promise<unknown>, report: Report): Promise<void> {
      const before = runs.get(name) ?? { failures: 0, failedLast: false };
      const startedAt = machine();
      let failures = before.failures;
      const fail = (error: unknown) => {
        failures += 1;
        report(error);
      };
      runs.set(name, { ...before, startedAt, endedAt: null });
      await job(fail).catch(fail);
      runs.set(name, { startedAt, endedAt: machine(), failures, failedLast: failures > before.failures });
    },
  };
}
