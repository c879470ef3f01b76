import type { Method } from './operation';

export interface TransportRequest {
  /** The operation's key, by which a transport decides whether to retry. */
  key: string;
  method: Method;
  /** Including the locale and the proxy's path. */
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export interface TransportResponse {
  status: number;
  /** The parsed JSON; undefined for an empty reply. */
  body: unknown;
}

/** Sends one request. It rejects only when there is no reply: with code 'network', 'timeout' or 'cancelled'. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
