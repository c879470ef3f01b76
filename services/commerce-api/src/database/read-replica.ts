import type { Database, OpenDatabase } from './database.types';

/** After a failure the replica is left alone for so long, so that shoppers do not wait for it again and again. */
const REST_MS = 10_000;

/** A copy of the database that the catalogue is read from while it is up to date. */
export class ReadReplica {
  private restsUntil = 0;

  /** @param report of what takes it out of use @param machine the machine's clock */
  constructor(
    private readonly opened: Pick<OpenDatabase, 'db' | 'close'>,
    private readonly report: (error: unknown) => void,
    private readonly machine: () => number = Date.now,
  ) {}

  /** Undefined for some seconds after a failure. */
  get db(): Database | undefined {
    return this.machine() < this.restsUntil ? undefined : this.opened.db;
  }

  /** Takes it out of use for some seconds. */
  rest(error: unknown): void {
    if (this.db) this.report(error);
    this.restsUntil = this.machine() + REST_MS;
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}
