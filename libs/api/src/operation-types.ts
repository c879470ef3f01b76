import type { Static, TSchema } from 'typebox';
import type { Problem } from './entities/problem';
import type { operations } from './operations';
import type { Upload } from './transport/transport';

/** The operation table as types only: no TypeBox and no schema reaches a bundle through it. */
export type Operations = typeof operations;
export type Key = keyof Operations;

type Part<K extends Key, P extends string> =
  Operations[K] extends Record<P, infer S extends TSchema> ? Static<S> : undefined;

export type BodyOf<K extends Key> = Part<K, 'body'>;
export type ParamsOf<K extends Key> = Part<K, 'params'>;
export type QueryOf<K extends Key> = Part<K, 'query'>;
export type ReplyOf<K extends Key> = Static<Operations[K]['reply']>;
type ErrorCodeOf<K extends Key> = Operations[K]['errors'][number];

type Field<N extends string, V> = V extends undefined ? { [F in N]?: undefined } : { [F in N]: V };

interface CallOptions {
  signal?: AbortSignal;
  /** Idempotency key: a request repeated with it is executed once. Generated for each write when not given. */
  idempotencyKey?: string;
}

type UploadOf<K extends Key> = Operations[K] extends { multipart: true } ? Upload : undefined;

export type Input<K extends Key> = Field<'body', BodyOf<K>> &
  Field<'params', ParamsOf<K>> &
  Field<'query', QueryOf<K>> &
  Field<'upload', UploadOf<K>> &
  CallOptions;

/** A declared outcome, which the caller handles as a value instead of an exception. */
export type OperationError<K extends Key> = Omit<Problem, 'code' | 'expected' | 'type'> & { code: ErrorCodeOf<K> };

export type Result<K extends Key> = { ok: true; data: ReplyOf<K> } | { ok: false; error: OperationError<K> };

/** The input is optional for operations without parameters. */
export type Arguments<K extends Key> =
  BodyOf<K> extends undefined
    ? ParamsOf<K> extends undefined
      ? QueryOf<K> extends undefined
        ? [input?: Input<K>]
        : [input: Input<K>]
      : [input: Input<K>]
    : [input: Input<K>];
