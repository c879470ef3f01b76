import type { ImportReport } from '@storefront/api/entities/import-report';
import type { ReplyOf } from '@storefront/api/operation-types';
import type { ServiceContext } from '../../service-context';

type Progress = NonNullable<ReplyOf<'POST /admin/import-status'>['progress']>;

/** Shows in the log that an import still runs, without filling it. */
const LOG_INTERVAL_MS = 10_000;

/** How far an import is: for its client, which asks, and for the log. */
export class ImportProgress {
  #now: Progress = { step: 'checking', done: 0, total: 0 };
  #loggedAt: number;
  readonly #startedAt: number;

  constructor(
    private readonly context: Pick<ServiceContext, 'log' | 'clock'>,
    private readonly ids: { importId: number; businessId: number },
  ) {
    this.#startedAt = context.clock.now().getTime();
    this.#loggedAt = this.#startedAt;
  }

  get current(): Progress {
    return this.#now;
  }

  /** Begins a step. @returns what to call with the rows that are done */
  begin(step: Progress['step'], total: number): (rows: number) => void {
    const progress: Progress = { step, done: 0, total };
    this.#now = progress;
    return (rows) => {
      progress.done = Math.min(total, progress.done + rows);
      const now = this.context.clock.now().getTime();
      if (now - this.#loggedAt < LOG_INTERVAL_MS) return;
      this.#loggedAt = now;
      this.context.log.info({ ...this.ids, ...progress }, 'import runs');
    };
  }

  /** Logs the outcome, with the sums of all kinds. */
  end(outcome: 'applied' | 'checked' | 'refused', { counts, problemCount, warningCount }: ImportReport): void {
    const sum = (name: 'added' | 'changed' | 'unchanged' | 'removed') =>
      counts.reduce((total, count) => total + count[name], 0);
    const seconds = (this.context.clock.now().getTime() - this.#startedAt) / 1000;
    const fields = {
      ...{ added: sum('added'), changed: sum('changed'), unchanged: sum('unchanged'), removed: sum('removed') },
      ...{ problems: problemCount, warnings: warningCount, seconds },
    };
    this.context.log.info({ ...this.ids, outcome, ...fields }, 'import ended');
  }
}
