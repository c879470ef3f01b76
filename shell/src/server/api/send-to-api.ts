import type { Method } from '@storefront/api/operation';
import { request as send } from 'undici';

export interface ApiRequest {
  readonly method: Method | 'HEAD';
  readonly url: string;
  /** JSON, unless `headers` name another content type. */
  readonly body?: string | Uint8Array;
}

/** A reply as it came. */
export interface ApiReply {
  readonly status: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  /** Seconds, or a date, after which a refused caller may try again. */
  readonly retryAfter?: string;
}

export type ApiAnswer =
  | ApiReply
  /** No reply came. */
  | { readonly failed: 'timeout' | 'network' };

/**
 * One attempt with a deadline, over connections that are kept: a page asks for several things, and the platform's fetch
 * takes as long for each as React for a third of the page. Never rejects.
 * @param signal ends the call, because its reply is not needed any more
 */
export async function sendToApi(
  { method, url, body }: ApiRequest,
  headers: Readonly<Record<string, string>>,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  if (signal?.aborted) return { failed: 'timeout' };
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  const abort = () => deadline.abort();
  signal?.addEventListener('abort', abort);
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
    const retryAfter = reply.headers['retry-after'];
    return {
      status: reply.statusCode,
      body: Buffer.from(await reply.body.arrayBuffer()),
      contentType: String(reply.headers['content-type'] ?? 'application/json'),
      ...(typeof retryAfter === 'string' && { retryAfter }),
    };
  } catch {
    return { failed: deadline.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
