import type { ExportCall, RenderJob, RenderResult } from './render-job.types';

/**
 * The kinds of jobs of a render process: plain data in, plain data out. A new kind has a row here and in job-kinds.ts.
 */
export interface JobKinds {
  readonly render: { readonly input: RenderJob; readonly result: RenderResult };
  readonly 'call-export': { readonly input: ExportCall; readonly result: unknown };
}

export type JobKind = keyof JobKinds;
