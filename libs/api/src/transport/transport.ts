import type { Method } from '../declaration/operation';

/** How a body with files is sent: as multipart/form-data. */
export interface Upload {
  /** Called with the uploaded share, 0 to 1. */
  onProgress(share: number): void;
  /** In milliseconds, upload included. */
  timeoutMs: number;
}

export interface TransportRequest {
  /** The operation's key, by which a transport decides whether to retry. */
  key: string;
  method: Method;
  /** Including the locale and the proxy's path. */
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** For an operation that takes multipart/form-data. */
  upload?: Upload;
}

export interface TransportResponse {
  status: number;
  /** The parsed JSON; undefined for an empty reply. */
  body: unknown;
}

/** Sends one request. It rejects only when there is no reply: with code 'network', 'timeout' or 'cancelled'. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
