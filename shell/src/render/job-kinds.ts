import type { ApiClient } from '@storefront/api/client';
import type { Bundles } from './bundles';
import { callExport } from './call-export';
import type { JobKind, JobKinds } from './job-kinds.types';
import { renderPage } from './render-page';

/** What a job works with in the render process. */
export interface JobContext {
  readonly bundles: Bundles;
  /** Calls commerce-api through the document server, as the business `cacheKey` stands for. */
  apiClient(options: { readonly cacheKey: string }): ApiClient;
  /** Call it before code of the named part runs, so that a hang or a crash is blamed on that part. */
  enter(part: string): void;
}

/** One function for each kind of job; a rejection is answered like a crash of this job alone. */
export const jobKinds: {
  readonly [K in JobKind]: (input: JobKinds[K]['input'], context: JobContext) => Promise<JobKinds[K]['result']>;
} = {
  render: renderPage,
  'call-export': callExport,
};
