import type { createJobRuns } from '../jobs/job-runs';

/** The connections of this process to PostgreSQL. */
interface Connections {
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
  readonly most: number;
}

/** What the process alone knows of the installation. */
export interface Installation {
  readonly database: {
    readonly kind: 'pglite' | 'postgres';
    /** Missing for the embedded database. */
    connections?(): Connections;
  };
  readonly dataDir: string;
  readonly jobs: ReturnType<typeof createJobRuns>;
}
