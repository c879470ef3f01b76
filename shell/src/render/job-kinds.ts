import type { ApiClient } from '@storefront/api/client';
import type { Bundles } from './bundles/bundles';
import { callExport } from './bundles/call-export';
import type { JobKind, JobKinds } from './job-kinds.types';
import { renderPage } from './render-page';

/** What a job can use in the render process. */
export interface JobContext {
  readonly bundles: Bundles;
  /** Calls commerce-api through the document server, for the business that `cacheKey` identifies. */
  apiClient(options: { readonly cacheKey: string }): ApiClient;
  /** Called before code of a part runs, so that a hang or crash is attributed to that part. */
  enter(part: string): void;
}

/** One function for each kind of job; a rejection fails only that job. */
export const jobKinds: {
  readonly [K in JobKind]: (input: JobKinds[K]['input'], context: JobContext) => Promise<JobKinds[K]['result']>;
} = {
  render: renderPage,
  'call-export': callExport,
};
