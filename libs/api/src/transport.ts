import type { Method } from './operation';

export interface TransportRequest {
  /** The operation's key, by which a transport knows whether it may try again. */
  key: string;
  method: Method;
  /** With the locale and the proxy's path in front. */
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export interface TransportResponse {
  status: number;
  /** The parsed JSON, or undefined where the reply held none. */
  body: unknown;
}

/** Sends one request. It rejects only when no answer came: with code 'network', 'timeout' or 'cancelled'. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
