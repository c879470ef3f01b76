import type { ApiOutcome } from '../../server/api/send-to-api';
import type { JobKind, JobKinds } from '../job-kinds.types';

/** A server bundle whose digest the parent has checked. */
export interface ServerBundle {
  /** The package. */
  readonly name: string;
  readonly version: string;
  /** Versions of the shared libraries, by package. */
  readonly builtAgainst: Readonly<Record<string, string>>;
  readonly code: Uint8Array;
}

/** What a render process evaluates before it takes jobs. */
export interface ProcessContent {
  readonly bundles: readonly ServerBundle[];
  /** What the manifests say that the bundles export. */
  readonly exposes: readonly { readonly package: string; readonly expose: string }[];
  /** Milliseconds for which shared reads are cached; 0 disables the cache. */
  readonly responseCacheMs: number;
}

/** The input of an operation of commerce-api. */
export interface OperationInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type JobMessage = { [K in JobKind]: { type: 'job'; id: number; kind: K; input: JobKinds[K]['input'] } }[JobKind];

/** From the document server to a render process. */
export type ToProcess =
  | { readonly type: 'start'; readonly content: ProcessContent }
  | Readonly<JobMessage>
  /** The reply to call `call` of job `id`. */
  | { readonly type: 'outcome'; readonly id: number; readonly call: number; readonly outcome: ApiOutcome }
  /** Job `id` is no longer needed. */
  | { readonly type: 'cancel'; readonly id: number };

/** From a render process to the document server. */
export type FromProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'refused'; readonly message: string }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly call: number;
      /** A key of the operation table, such as 'POST /stores/details'. */
      readonly operation: string;
      readonly input: OperationInput;
    }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  /** The job's function threw. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** The file descriptor on which a render process writes its steps; see step-log.ts. */
export const STEPS_FD = 3;
