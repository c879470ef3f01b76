import type { Method } from '@storefront/api/declaration/operation';
import { deadlineSignal } from '@storefront/api/transport/deadline-signal';
import { request as send } from 'undici';
import { noteReplyDate } from './back-end-clock';

export interface ApiRequest {
  readonly method: Method | 'HEAD';
  readonly url: string;
  /** JSON, unless `headers` contain another content type. */
  readonly body?: string | Uint8Array;
}

/** A reply as received. */
export interface ApiResponse {
  readonly status: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  /** Seconds, or a date, after which a refused caller may retry. */
  readonly retryAfter?: string;
}

export type ApiOutcome =
  | ApiResponse
  /** No reply came. */
  | { readonly failed: 'timeout' | 'network' };

/**
 * Makes one attempt with a deadline over kept-alive connections, which are much faster than fetch's: a page makes
 * several calls, each of which would cost a third of the render time. Never rejects.
 * @param signal cancels the call
 */
export async function sendToApi(
  { method, url, body }: ApiRequest,
  headers: Readonly<Record<string, string>>,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<ApiOutcome> {
  if (signal?.aborted) return { failed: 'timeout' };
  const deadline = deadlineSignal(deadlineMs, signal);
  try {
    const reply = await send(url, {
      method,
      headers: {
        accept: 'application/json, application/problem+json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
      signal: deadline.signal,
    });
    const { date, 'retry-after': retryAfter } = reply.headers;
    noteReplyDate(typeof date === 'string' ? date : undefined);
    return {
      status: reply.statusCode,
      body: Buffer.from(await reply.body.arrayBuffer()),
      contentType: String(reply.headers['content-type'] ?? 'application/json'),
      ...(typeof retryAfter === 'string' && { retryAfter }),
    };
  } catch {
    return { failed: deadline.signal.aborted ? 'timeout' : 'network' };
  } finally {
    deadline.end();
  }
}
